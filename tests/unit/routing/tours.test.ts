import { describe, expect, it } from 'vitest';
import { generateCity } from '@/lib/city/generate';
import { isInside } from '@/lib/city/geometry/inside';
import { type Place, pointOf } from '@/lib/city/places';
import { layTown, type Town } from '@/lib/city/town';
import { polylineLength } from '@/lib/routing/polyline';
import { planTours } from '@/lib/routing/tours/plan';
import { townOf, townPlans } from '../city/town-samples';
import { expectShares, requestFor, visited } from './tour-requests';

describe.each(townPlans)('tours in a town %s', (_, plan) => {
  const city = townOf(plan);

  it.each([
    [1, 9],
    [2, 20],
    [3, 33],
    [5, 40],
  ])('of %i vehicles visit each of %i stops once, in territories of their own', (...sizes) => {
    const [vehicles, count] = sizes;
    for (const seed of [1, 2, 3]) {
      const request = requestFor(city, count, vehicles, seed);
      const tours = planTours(request);
      expect(tours).toHaveLength(vehicles);
      expect(visited(tours)).toEqual(request.stops.map((_, stop) => stop));
      expectShares(city, tours);
      const loads = tours.map(({ stops }) => stops.length);
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(2);
      for (const { stops, territory } of tours) {
        for (const { at } of stops) expect(isInside(territory, at)).toBe(true);
      }
    }
  });

  it('run from the depot along streets past every stop in turn and back', () => {
    const request = requestFor(city, 24, 3);
    const depot = pointOf(city, request.depot);
    const onStreet = new Set(city.graph.edges.flatMap(({ points }) => points.map(String)));
    for (const { stops, path, meters, minutes } of planTours(request)) {
      expect(path[0]).toEqual(depot);
      expect(path.at(-1)).toEqual(depot);
      const own = new Set([String(depot), ...stops.map(({ at }) => String(at))]);
      const strays = path.filter((p) => !onStreet.has(String(p)) && !own.has(String(p)));
      expect(strays).toEqual([]);
      expect(polylineLength(path) * city.metersPerUnit).toBeCloseTo(meters, 4);
      let clock = request.start;
      let driven = 0;
      for (const { stop, at, eta, meters: passed } of stops) {
        expect(at).toEqual(pointOf(city, request.stops[stop] as Place));
        expect(eta).toBeGreaterThanOrEqual(clock);
        expect(passed).toBeGreaterThanOrEqual(driven);
        clock = eta + request.serviceMinutes;
        driven = passed;
      }
      expect(meters).toBeGreaterThanOrEqual(driven);
      expect(request.start + minutes).toBeGreaterThanOrEqual(clock);
      // No street is faster than 50 km/h or slower than 30.
      const driving = minutes - stops.length * request.serviceMinutes;
      expect(driving).toBeGreaterThan((meters / 50_000) * 60 - 1e-9);
      expect(driving).toBeLessThan((meters / 30_000) * 60 + 1e-9);
    }
  });

  it('are the same for the same request', () => {
    const run = (town: Town) => JSON.stringify(planTours(requestFor(town, 30, 4)));
    expect(run(layTown(generateCity(plan)))).toBe(run(city));
  });
});
