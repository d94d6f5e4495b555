import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTsplib } from '../files/tsplib';
import instances from '../instances/instances.json';
import { searched } from './days';

/** A part of a second's work: the bench gives each ten seconds. */
const children = 150;

/** How far above the best known that little work may end, in per cent. */
const reach = 4;

describe.each(instances)('$name', ({ file, exact, best }) => {
  const text = readFileSync(resolve(__dirname, '../instances', file), 'utf8');
  const { problem } = readTsplib(text, exact);

  it('is nearly at the best known after a moment, and never below it', () => {
    const { cost, feasible } = searched(problem, children).best;
    const gap = 100 * (cost / best - 1);
    expect(feasible).toBe(true);
    expect(gap).toBeLessThan(reach);
    expect(gap).toBeGreaterThan(-0.005);
  });
});
