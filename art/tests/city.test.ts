import { describe, expect, it } from 'vitest';
import { area } from '@/lib/city/geometry/geometry';
import type { CityPlan } from '@/lib/city/types';
import { generateCity } from '../city/generate';
import { findFaces } from '../city/geometry/faces';
import { places } from '../maps';
import { flawsOf } from '../maps/sound';

const plan: CityPlan = {
  seed: 12,
  width: 460,
  height: 400,
  grids: [
    { at: [90, 80], angle: 8, reach: 180 },
    { at: [380, 90], angle: -20, reach: 170 },
    { at: [350, 330], angle: 25, reach: 170 },
  ],
};
const river = { through: places('250,-80 260,60 300,180 240,290 230,490'), width: 38 };

describe.each<[string, CityPlan]>([
  ['inland', { ...plan, seed: 3, radials: [{ at: [210, 190], reach: 80 }] }],
  ['by a river', { ...plan, river, parks: [{ at: [110, 300], width: 110, height: 80, angle: 0 }] }],
])('a city %s', (_, spec) => {
  const city = generateCity(spec);
  const { graph } = city;

  it('has one planar, connected graph of streets without dead ends', () => {
    expect(flawsOf(city, undefined)).toEqual([]);
    const total = findFaces(graph).reduce((sum, { ring }) => sum + area(ring), 0);
    expect(total).toBeGreaterThan(spec.width * spec.height);
  });

  it('is the same to the byte for the same plan, and changes with the seed', () => {
    expect(JSON.stringify(generateCity(spec))).toBe(JSON.stringify(city));
    const other = generateCity({ ...spec, seed: spec.seed + 1 });
    expect(JSON.stringify(other.streets)).not.toBe(JSON.stringify(city.streets));
  });
});
