import { expect } from 'vitest';
import { pickAddresses } from '@/lib/city/addresses';
import { placeDepots } from '@/lib/city/depots';
import { area, intersect } from '@/lib/city/geometry/geometry';
import { isInside } from '@/lib/city/geometry/inside';
import type { Place } from '@/lib/city/places';
import type { Town } from '@/lib/city/town';
import type { Point, Polyline } from '@/lib/city/types';
import type { Tour } from '@/lib/routing/tours/plan';
import { groundOf } from '@/lib/routing/tours/territory';

/** A request for tours to some addresses of a town, from its first depot. */
export const requestFor = (city: Town, count: number, vehicles: number, seed = 1) => ({
  city,
  depot: placeDepots(city, 1)[0] as Place,
  stops: pickAddresses(city, count, seed) as readonly Place[],
  vehicles,
  start: 480,
  serviceMinutes: 4,
});

/** The stops of all tours, in the order of the list asked for. */
export const visited = (tours: readonly Tour[]) =>
  tours.flatMap(({ stops }) => stops.map(({ stop }) => stop)).sort((p, q) => p - q);

const sidesOf = (ring: Polyline) =>
  ring.map((p, i): [Point, Point] => [p, ring[(i + 1) % ring.length] as Point]);

/** Pairs of sides that cross; meeting at an end does not count. */
function crossingSides(p: Polyline, q: Polyline): number {
  const inner = (share: number) => share > 1e-9 && share < 1 - 1e-9;
  return sidesOf(p).flatMap(([a, b]) =>
    sidesOf(q).filter(([c, d]) => {
      const hit = intersect(a, b, c, d);
      return hit && inner(hit.t) && inner(hit.u);
    }),
  ).length;
}

/** Territories are disjoint and cover the ground: none crosses another, and the areas add up. */
export function expectShares(city: Town, tours: readonly Tour[]): void {
  const rings = tours.flatMap(({ territory }) => (territory.length > 0 ? [territory] : []));
  const { left, top, right, bottom } = groundOf(city.graph);
  const ground = (right - left) * (bottom - top);
  const sum = rings.reduce((total, ring) => total + Math.abs(area(ring)), 0);
  expect(sum / ground).toBeCloseTo(1, 9);
  rings.forEach((ring, i) => {
    for (const other of rings.slice(i + 1)) expect(crossingSides(ring, other)).toBe(0);
  });
  for (let x = left + 3.7; x < right; x += 31) {
    for (let y = top + 3.3; y < bottom; y += 31) {
      expect(rings.filter((ring) => isInside(ring, [x, y]))).toHaveLength(1);
    }
  }
}
