import { describe, expect, it } from 'vitest';
import { evolve } from '../evolve';
import { modelOf } from '../model/model';
import type { Problem } from '../problem';
import { createRandom, shuffle } from '../random';
import { arcsOf } from '../tour/arcs';
import { createArrayTour } from '../tour/array-tour';
import { isOneTour } from '../tour/evolve-tour';
import { createThreeOpt } from '../tour/three-opt';
import { dayOf, searched, type Wishes } from './days';

const oneOf = (seed: number, wishes: Partial<Wishes>) =>
  dayOf(seed, { stops: 40, vehicles: 1, ...wishes });

/** A day whose distances there and back have nothing to do with each other. */
function wild(seed: number, wishes: Partial<Wishes>): Problem {
  const day = oneOf(seed, wishes);
  const random = createRandom(seed);
  const meters = day.travel.meters.map(() => Math.floor(1000 * random()));
  return { ...day, travel: { meters, minutes: meters } };
}

/** The meters of a route, from the tables alone. */
function metersOf({ stops, travel, returns }: Problem, route: readonly number[]): number {
  const places = [0, ...route, ...(returns ? [0] : [])];
  return places
    .slice(1)
    .reduce((sum, to, i) => sum + travel.meters[places[i] * (stops.length + 1) + to], 0);
}

const stopsOf = ({ stops }: Problem) => stops.map((_, i) => i + 1);

function orders(stops: readonly number[]): number[][] {
  if (stops.length === 0) return [[]];
  return stops.flatMap((stop) =>
    orders(stops.filter((other) => other !== stop)).map((rest) => [stop, ...rest]),
  );
}

const oneWay: typeof oneOf = (seed, wishes) => oneOf(seed, { ...wishes, oneWays: true });
const kinds = [
  ['of straight lines', oneOf],
  ['of one-way streets', oneWay],
  ['of any distances', wild],
] as const;

describe.each(kinds)('a tour %s', (_, draw) => {
  it.each([
    ['and back', true],
    ['that ends at its last stop', false],
  ])('%s of up to seven stops is the shortest of all', (_way, returns) => {
    for (const stops of [1, 2, 3, 4, 5, 6, 7]) {
      const problem = draw(20 + stops, { stops, returns });
      const shortest = Math.min(...orders(stopsOf(problem)).map((row) => metersOf(problem, row)));
      const { routes, cost } = searched(problem, 200).best;
      expect(metersOf(problem, routes[0] ?? []), `${stops} stops`).toBeCloseTo(shortest, 6);
      expect(cost).toBeCloseTo(shortest, 6);
    }
  });

  it.each([true, false])(
    'visits each stop once and costs the sum of its arcs, returning: %s',
    (returns) => {
      const problem = draw(3, { stops: 90, returns });
      const { best } = searched(problem, 30);
      expect(best.routes.flat().sort((a, b) => a - b)).toEqual(stopsOf(problem));
      expect(best.cost).toBeCloseTo(metersOf(problem, best.routes[0] ?? []), 6);
    },
  );

  it('saves by each search what it says, and is as before once that is undone', () => {
    const arcs = arcsOf(modelOf(draw(6, { stops: 70 })), true);
    const tour = createArrayTour(arcs.n, arcs.symmetric);
    const { touch, settle } = createThreeOpt(arcs, tour);
    const random = createRandom(2);
    const cost = () => tour.nodes.reduce((sum, node) => sum + arcs.arc(node, tour.next(node)), 0);
    for (let turn = 0; turn < 20; turn++) {
      const order = shuffle([...tour.nodes], random);
      tour.set(order);
      tour.mark();
      const before = cost();
      for (const node of order) touch(node);
      const saved = settle();
      expect(saved).toBeGreaterThan(0.3 * before);
      expect(before - saved).toBeCloseTo(cost(), 6);
      expect(new Set(tour.nodes).size).toBe(arcs.n);
      tour.undo();
      expect([...tour.nodes]).toEqual(order);
      for (const node of order) expect(tour.nodes[tour.position[node]]).toBe(node);
    }
  });
});

it('never gets dearer, and comes out the same again with the same seed only', () => {
  const problem = wild(9, { stops: 120 });
  let last = Number.POSITIVE_INFINITY;
  for (const { best, better, children, elite } of evolve(problem)) {
    expect(better).toBe(best.cost < last);
    last = best.cost;
    if (children < 60) continue;
    const plans = elite(5).map(({ cost }) => cost);
    expect(plans[0]).toBe(best.cost);
    expect(plans).toEqual([...new Set(plans)].sort((a, b) => a - b));
    expect(searched(problem, 60).best.routes).toEqual(best.routes);
    expect(searched(problem, 60, undefined, 2).best.routes).not.toEqual(best.routes);
    break;
  }
});

it('begins with the plan at hand, and keeps it where nothing is better', () => {
  const problem = oneOf(12, { stops: 60 });
  const poor = stopsOf(problem);
  const { best, better } = searched(problem, 1, [poor]);
  expect(better).toBe(true);
  expect(best.cost).toBeLessThan(0.5 * metersOf(problem, poor));
  const good = searched(problem, 200).best.routes;
  const again = searched(problem, 1, good);
  expect(again.better).toBe(false);
  expect(again.best.routes).toEqual(good);
});

it('is searched for where one vehicle is free to visit its stops at any time', () => {
  expect(isOneTour(oneOf(1, {}))).toBe(true);
  expect(isOneTour(oneOf(1, { skills: true }))).toBe(true);
  expect(isOneTour(oneOf(1, { windows: true }))).toBe(false);
  expect(isOneTour(oneOf(1, { vehicles: 2 }))).toBe(false);
  expect(isOneTour(oneOf(1, { stops: 0 }))).toBe(false);
});

it('keeps a shift that it fits in, and says by how much it misses one that is too short', () => {
  const day = oneOf(2, { stops: 30 });
  const shifted = (minutes: number): Problem => ({
    ...day,
    vehicles: day.vehicles.map((vehicle) => ({ ...vehicle, shift: [480, 480 + minutes] as const })),
  });
  const { cost, routes } = searched(day, 100).best;
  expect(searched(shifted(cost + 1), 100).best.feasible).toBe(true);
  const short = searched(shifted(cost - 50), 100).best;
  expect(short.lateness).toBeCloseTo(50, 6);
  expect(short.routes.flat()).toHaveLength(routes.flat().length);
});
