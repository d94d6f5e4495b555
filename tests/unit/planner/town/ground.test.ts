import { expect, it } from 'vitest';
import { file } from '@/lib/planner/town/files/days';
import { groundPaths } from '@/lib/planner/town/ground-paths';
import { scaleBar } from '@/lib/planner/town/scale-bar';
import { readTown } from '@/lib/planner/town/unpack';

const town = readTown(file);

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
