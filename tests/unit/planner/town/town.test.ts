import { expect, it } from 'vitest';
import { neighborCorner } from '@/lib/planner/map/steps';
import { file } from '@/lib/planner/town/files/days';
import { groundPaths } from '@/lib/planner/town/ground-paths';
import { scaleBar } from '@/lib/planner/town/scale-bar';
import type { PlannerTown } from '@/lib/planner/town/town';
import { readTown } from '@/lib/planner/town/unpack';
import { spots } from '@/tests/support/planner-day';
import { townOf } from '../day/grid-town';

const town = readTown(file);
const spotOf = ({ x, y }: PlannerTown, corner: number) =>
  [x[corner] as number, y[corner] as number] as const;
const besides = ({ a, b, ways, from }: PlannerTown, corner: number) =>
  [...ways.subarray(from[corner], from[corner + 1])].map((street) =>
    a[street] === corner ? b[street] : a[street],
  );

it('each corner has an address of its own', () => {
  expect(new Set(town.addresses).size).toBe(town.x.length);
});

it('the neighbor of a corner lies along a street in that direction, and mostly leads back', () => {
  let [there, back] = [0, 0];
  for (let corner = 0; corner < town.x.length; corner += 13) {
    const next = neighborCorner(town, corner, 'right');
    if (next === corner) continue;
    there++;
    expect(spotOf(town, next)[0]).toBeGreaterThan(spotOf(town, corner)[0]);
    expect(besides(town, corner)).toContain(next);
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

it('paths of the ground lead through the shapes of their streets to the meter', () => {
  const drawn = new Set(groundPaths(town).streets[0].split(/[ML]/));
  for (const [s, kind] of town.kind.entries()) {
    if (kind !== 0) continue;
    for (let i = town.first[s] as number; i < (town.first[s + 1] as number); i++) {
      const spot = [town.shapeX[i], town.shapeY[i]].map((at) => Math.round(at as number));
      expect(drawn).toContain(spot.join(' '));
    }
  }
});

it.each([
  [5.3, 'kilometers', '500 m', 94],
  [5.3, 'miles', '1,000 ft', 58],
  [12.5, 'miles', '0.5 mi', 64],
  [90_000, 'kilometers', '2,000 km', 22],
] as const)('a scale of %d meters a pixel in %s says %s', (meters, unit, label, pixels) => {
  const bar = scaleBar(meters, unit);
  expect(bar.label).toBe(label);
  expect(Math.round(bar.pixels)).toBe(pixels);
});
