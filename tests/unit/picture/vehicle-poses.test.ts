import { describe, expect, it } from 'vitest';
import type { HeroRoute } from '@/lib/picture/map-plan';
import { posesAhead } from '@/lib/picture/vehicle-poses';

/** A route east for 100 units, then south; the next stop is 60 units past the corner. */
const corner: HeroRoute = {
  thread: 'teal',
  d: '',
  length: 200,
  points: [
    [0, 0],
    [100, 0],
    [100, 100],
  ],
  stops: [
    { x: 20, y: 0, served: true, along: 20 },
    { x: 100, y: 60, served: false, along: 160 },
  ],
  vehicle: { x: 54, y: 0, heading: 0, along: 54 },
  label: { x: 0, y: 0 },
};

describe('posesAhead', () => {
  it('leads along the line to 19 units before the next open stop', () => {
    expect(posesAhead(corner, 2)).toEqual([
      { x: 98, y: 0, heading: 0 },
      { x: 100, y: 41, heading: 90 },
    ]);
  });

  it('stays where a vehicle stands at its stop, or has none ahead', () => {
    const at = { ...corner.vehicle, x: 100, y: 50, heading: 90, along: 150 };
    const here = [{ x: 100, y: 50, heading: 90 }];
    expect(posesAhead({ ...corner, vehicle: at }, 1)).toEqual(here);
    expect(posesAhead({ ...corner, vehicle: at, stops: [] }, 1)).toEqual(here);
  });

  it('turns the short way from north-west to south-west', () => {
    const points = [
      [0, 0],
      [-50, -50],
      [-100, 0],
    ] as const;
    const stops = [{ x: -100, y: 0, served: false, along: 141 }];
    const vehicle = { x: 0, y: 0, heading: -135, along: 0 };
    const [, last] = posesAhead({ ...corner, points, stops, vehicle }, 2);
    expect(last?.heading).toBe(-225);
  });
});
