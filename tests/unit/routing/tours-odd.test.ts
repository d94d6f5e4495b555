import { expect, it } from 'vitest';
import { mayDrive } from '@/lib/city/one-ways';
import type { Place } from '@/lib/city/places';
import type { GraphEdge } from '@/lib/city/types';
import { planTours, type Tour } from '@/lib/routing/tours/plan';
import { townOf, townPlans } from '../city/town-samples';
import { expectShares, requestFor, visited } from './tour-requests';

const city = townOf((townPlans[0] as (typeof townPlans)[number])[1]);
const request = requestFor(city, 6, 2);
const stop = request.stops[0] as Place;
const idle: Tour = { stops: [], path: [], meters: 0, minutes: 0, territory: [] };

it('tours from odd requests are idle without stops', () => {
  expect(planTours({ ...request, stops: [] })).toEqual([idle, idle]);
});

it('tours from odd requests give a single stop to one vehicle, with all the ground', () => {
  const [busy, other] = planTours({ ...request, stops: [stop] });
  expect(busy?.stops).toHaveLength(1);
  expect(busy?.meters).toBeGreaterThan(0);
  expect(other).toEqual(idle);
  expectShares(city, [busy as Tour]);
});

it('tours from odd requests leave vehicles without a stop at the depot', () => {
  const tours = planTours({ ...request, vehicles: 9 });
  expect(visited(tours)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(tours.filter(({ stops }) => stops.length === 1)).toHaveLength(6);
  expect(tours.slice(6)).toEqual([idle, idle, idle]);
  expectShares(city, tours);
});

it('tours from odd requests serve the same address as often as it is asked for, by one vehicle', () => {
  const stops = [stop, ...request.stops, stop, stop];
  const tours = planTours({ ...request, stops, vehicles: 3 });
  expect(visited(tours)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const server = tours.find(({ stops }) => stops.some((visit) => visit.stop === 0));
  const twins = server?.stops.filter((visit) => [0, 1, 7, 8].includes(visit.stop)) ?? [];
  expect(twins).toHaveLength(4);
  expect(new Set(twins.map(({ meters }) => meters)).size).toBe(1);
  expectShares(city, tours);
});

it('tours from odd requests serve a stop at the depot without a drive', () => {
  const [tour] = planTours({ ...request, stops: [request.depot, request.depot], vehicles: 1 });
  expect(tour?.meters).toBe(0);
  expect(tour?.stops.map(({ eta }) => eta)).toEqual([480, 484]);
  expect(tour?.minutes).toBe(8);
  const tours = planTours({ ...request, stops: [request.depot, ...request.stops] });
  expect(visited(tours)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it('tours from odd requests reach stops at both ends of an edge and on one-way streets', () => {
  const { roads, graph } = city;
  const edges = graph.edges.map((_, id) => id).filter((id) => roads.oneWays[id] !== 0);
  const stops = edges.slice(0, 20).flatMap((edge) => [
    { edge, along: 0 },
    { edge, along: roads.meters[edge] as number },
    { edge, along: (roads.meters[edge] as number) / 2 },
  ]);
  const tours = planTours({ ...request, stops, vehicles: 3 });
  expect(visited(tours)).toHaveLength(60);
  const against = new Set(
    edges.flatMap((id) => {
      const { points } = graph.edges[id] as GraphEdge;
      const line = mayDrive(roads.oneWays, 2 * id) ? [...points].reverse() : points;
      return line.slice(1).map((q, i) => `${line[i]} ${q}`);
    }),
  );
  const driven = tours.flatMap(({ path }) => path.slice(1).map((q, i) => `${path[i]} ${q}`));
  expect(driven.filter((step) => against.has(step))).toEqual([]);
});

it.each([
  ['no vehicles', { vehicles: 0 }, /whole number of vehicles from 1, not 0/],
  ['fewer than none', { vehicles: -2 }, /whole number of vehicles/],
  ['half a vehicle', { vehicles: 1.5 }, /whole number of vehicles/],
  ['no number of vehicles', { vehicles: Number.NaN }, /whole number of vehicles/],
  ['no time to start', { start: Number.NaN }, /cannot start at NaN/],
  ['negative service', { serviceMinutes: -1 }, /cannot take -1 minutes/],
  ['endless service', { serviceMinutes: Number.POSITIVE_INFINITY }, /cannot take Infinity/],
  ['an unknown edge', { stops: [{ edge: 1e9, along: 0 }] }, /Stop 0 lies on an unknown edge/],
  ['a place off its edge', { stops: [stop, { ...stop, along: 1e9 }] }, /Stop 1 lies beyond/],
  ['a place nowhere', { depot: { edge: 0, along: Number.NaN } }, /The depot lies beyond/],
])('tours from odd requests are refused for %s', (_, change, message) => {
  const plan = () => planTours({ ...request, ...change });
  expect(plan).toThrow(RangeError);
  expect(plan).toThrow(message);
});
