import { describe, expect, it } from 'vitest';
import { file as daysFile } from '@/lib/planner/town/files/days';
import { file as homeFile } from '@/lib/planner/town/files/home';
import { nearestCorner } from '@/lib/planner/town/nearest-corner';
import { neighborCorner } from '@/lib/planner/town/neighbor-corner';
import type { PlannerTown } from '@/lib/planner/town/town';
import { readTown } from '@/lib/planner/town/unpack';

const town = readTown(daysFile);
const towns = { days: town, home: readTown(homeFile) };
const spotOf = ({ x, y }: PlannerTown, corner: number) =>
  [x[corner] as number, y[corner] as number] as const;
const other = ({ a, b }: PlannerTown, s: number, corner: number) =>
  (a[s] === corner ? b[s] : a[s]) as number;

describe.each(Object.entries(towns))('corners of the town for %s', (_, town) => {
  it('each have an address of their own, on a street that is there', () => {
    expect(new Set(town.addresses).size).toBe(town.x.length);
    for (const [corner, address] of town.addresses.entries()) {
      const [, number, name] = /^(\d+) (.+)$/.exec(address) ?? [];
      const ways = [...town.ways.subarray(town.from[corner], town.from[corner + 1])];
      expect(ways.map((s) => town.streetNames[town.street[s] as number])).toContain(name);
      expect(Number(number)).toBeLessThan(300);
    }
  });

  it('can all reach each other', () => {
    const seen = new Set([town.depot]);
    for (const corner of seen) {
      for (const s of town.ways.subarray(town.from[corner], town.from[corner + 1])) {
        seen.add(other(town, s, corner));
      }
    }
    expect(seen.size).toBe(town.x.length);
  });
});

it('the nearest corner is the nearest of all, outside of the town too', () => {
  const spots = [
    [4000, 4100],
    [17, 8000],
    [8600, 3],
    [-500, 4000],
    [20_000, 20_000],
  ] as const;
  for (const spot of spots) {
    const away = (corner: number) => {
      const [x, y] = spotOf(town, corner);
      return Math.hypot(x - spot[0], y - spot[1]);
    };
    const least = Math.min(...Array.from(town.x, (_, corner) => away(corner)));
    expect(away(nearestCorner(town, spot))).toBe(least);
  }
  for (let corner = 0; corner < town.x.length; corner += 97) {
    expect(nearestCorner(town, spotOf(town, corner))).toBe(corner);
  }
});

describe('the neighbor of a corner', () => {
  it('lies along a street in that direction, and mostly leads back', () => {
    let there = 0;
    let back = 0;
    for (let corner = 0; corner < town.x.length; corner += 13) {
      const next = neighborCorner(town, corner, 'right');
      if (next === corner) continue;
      there++;
      const [x] = spotOf(town, corner);
      expect(spotOf(town, next)[0]).toBeGreaterThan(x);
      const ways = [...town.ways.subarray(town.from[corner], town.from[corner + 1])];
      expect(ways.map((s) => other(town, s, corner))).toContain(next);
      if (neighborCorner(town, next, 'left') === corner) back++;
    }
    expect(there).toBeGreaterThan(300);
    expect(back / there).toBeGreaterThan(0.8);
  });

  it('is itself where no street leads on', () => {
    const x = [0, 100];
    const one = { ...town, x: Float32Array.from(x), y: new Float32Array(2) };
    const line = {
      ...one,
      a: Int32Array.of(0),
      b: Int32Array.of(1),
      from: Int32Array.of(0, 1, 2),
      ways: Int32Array.of(0, 0),
    };
    expect(neighborCorner(line, 0, 'right')).toBe(1);
    expect(neighborCorner(line, 0, 'left')).toBe(0);
    expect(neighborCorner(line, 0, 'up')).toBe(0);
  });
});
