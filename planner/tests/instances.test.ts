import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evolve } from '../evolve';
import { readTsplib } from '../files/tsplib';
import instances from '../instances/instances.json';
import { defaultSettings } from '../settings';

/** A part of a second's work: the bench gives each ten seconds. */
const children = 150;

/** How far above the best known that little work may end, in per cent. */
const reach = 4;

describe.each(instances)('$name', ({ file, exact, best }) => {
  const text = readFileSync(resolve(__dirname, '../instances', file), 'utf8');
  const { problem } = readTsplib(text, exact);

  it('is nearly at the best known after a moment, and never below it', () => {
    let found = Number.POSITIVE_INFINITY;
    let feasible = false;
    for (const progress of evolve(problem, { ...defaultSettings, seed: 1 })) {
      ({ cost: found, feasible } = progress.best);
      if (progress.children >= children) break;
    }
    const gap = 100 * (found / best - 1);
    expect(feasible).toBe(true);
    expect(gap).toBeLessThan(reach);
    expect(gap).toBeGreaterThan(-0.005);
  });
});
