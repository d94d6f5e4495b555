import { describe, expect, it } from 'vitest';
import { file as daysFile } from '@/lib/planner/town/files/days';
import { file as homeFile } from '@/lib/planner/town/files/home';
import { nearestCorner } from '@/lib/planner/town/nearest-corner';
import { neighborCorner } from '@/lib/planner/town/neighbor-corner';
import type { PlannerTown } from '@/lib/planner/town/town';
import { readTown } from '@/lib/planner/town/unpack';
import { spots } from '@/tests/support/planner-day';
import { townOf } from '../day/grid-town';

const town = readTown(daysFile);
const spotOf = ({ x, y }: PlannerTown, corner: number) =>
  [x[corner] as number, y[corner] as number] as const;
/** The streets out of a corner, each with the corner that it leads to. */
const waysFrom = ({ a, b, ways, from }: PlannerTown, corner: number) =>
  [...ways.subarray(from[corner], from[corner + 1])].map((street) => {
    const to = (a[street] === corner ? b[street] : a[street]) as number;
    return { street, to };
  });

describe.each([
  ['days', town],
  ['home', readTown(homeFile)],
])('corners of the town for %s', (_, ground) => {
  it('each have an address of their own, on a street that is there', () => {
    expect(new Set(ground.addresses).size).toBe(ground.x.length);
    for (const [corner, address] of ground.addresses.entries()) {
      const [, number, name] = /^(\d+) (.+)$/.exec(address) ?? [];
      const streets = waysFrom(ground, corner).map(({ street }) => ground.street[street] as number);
      expect(streets.map((street) => ground.streetNames[street])).toContain(name);
      expect(Number(number)).toBeLessThan(300);
    }
  });

  it('can all reach each other', () => {
    const seen = new Set([ground.depot]);
    for (const corner of seen) for (const { to } of waysFrom(ground, corner)) seen.add(to);
    expect(seen.size).toBe(ground.x.length);
  });
});

it('the nearest corner is the nearest of all, outside of the town too', () => {
  for (const spot of spots('4000 4100, 17 8000, 8600 3, -500 4000, 20000 20000')) {
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

it('the neighbor of a corner lies along a street in that direction, and mostly leads back', () => {
  let [there, back] = [0, 0];
  for (let corner = 0; corner < town.x.length; corner += 13) {
    const next = neighborCorner(town, corner, 'right');
    if (next === corner) continue;
    there++;
    expect(spotOf(town, next)[0]).toBeGreaterThan(spotOf(town, corner)[0]);
    expect(waysFrom(town, corner).map(({ to }) => to)).toContain(next);
    if (neighborCorner(town, next, 'left') === corner) back++;
  }
  expect(there).toBeGreaterThan(300);
  expect(back / there).toBeGreaterThan(0.8);
});

it('a corner is its own neighbor where no street leads on', () => {
  const line = townOf(spots('0 0, 100 0'), spots('0 1'), 0);
  const neighbors = (['right', 'left', 'up'] as const).map((way) => neighborCorner(line, 0, way));
  expect(neighbors).toEqual([1, 0, 0]);
});
