import { expect, it } from 'vitest';
import { type Individual, individualOf, penalizedCost } from '../individual';
import { modelOf } from '../model/model';
import type { Problem } from '../problem';
import { createRandom } from '../random';
import { createLocalSearch } from '../search/local-search';
import { dayOf, searched, type Wishes } from './days';

const penalties = { load: 2, late: 1, shift: 3, skill: 100 };

/** A day on which stops may be left out, and its vehicles are what is said of them. */
function priced(
  seed: number,
  wishes: Wishes,
  price: (stop: number) => number | undefined,
  vehicle: Partial<Problem['vehicles'][number]> = {},
): Problem {
  const day = dayOf(seed, wishes);
  return {
    ...day,
    stops: day.stops.map((stop, i) => {
      const own = price(i + 1);
      return own === undefined ? stop : { ...stop, price: own };
    }),
    vehicles: day.vehicles.map((each) => ({ ...each, ...vehicle })),
  };
}

/** All orders of all parts of a row. */
function* orders(row: readonly number[]): Generator<number[]> {
  yield [];
  for (const each of row) {
    for (const rest of orders(row.filter((other) => other !== each))) yield [each, ...rest];
  }
}

const totalOf = ({ cost, left }: Individual) => cost + left;

it.each([
  ['that are dear to reach', 0.6, {}],
  ['at no price worth it', 100, {}],
  ['for want of room', 100, { capacity: 12 }],
  ['for want of time', 100, { shift: [0, 150] as const }],
  ['above the number that may be served', 100, { mostStops: 3 }],
])('of all plans the cheapest is found that leaves out stops %s', (_, price, vehicle) => {
  for (const seed of [1, 2, 3]) {
    const problem = priced(seed, { stops: 6, vehicles: 1 }, () => price, vehicle);
    const plans = [...orders([1, 2, 3, 4, 5, 6])].map((row) =>
      individualOf(modelOf(problem), [row]),
    );
    const least = Math.min(...plans.filter(({ feasible }) => feasible).map(totalOf));
    const found = searched(problem, 300).best;
    expect(found.feasible).toBe(true);
    expect(totalOf(found)).toBeCloseTo(least, 6);
  }
});

const wishes: readonly (readonly [string, Partial<Wishes>])[] = [
  ['of loads', {}],
  ['of windows', { windows: true }],
  ['of unlike vehicles with skills', { windows: true, uneven: true, skills: true }],
  ['of routes to be even', { windows: true, balance: true }],
];

it.each(wishes)(
  'local search on a day %s ends no dearer, and loses no stop that has no price',
  (_, some) => {
    const random = createRandom(2);
    const problem = priced(
      3,
      { stops: 30, vehicles: 3, ...some },
      (stop) => (stop % 3 === 0 ? undefined : 0.4),
      { capacity: 35, mostStops: 7 },
    );
    const model = modelOf(problem);
    const improve = createLocalSearch(model, penalties, random);
    for (let turn = 0; turn < 20; turn++) {
      const routes: number[][] = [[], [], []];
      for (let stop = 1; stop <= 30; stop++) {
        if (stop % 3 === 0 || random() < 0.5) routes[Math.floor(3 * random())]?.push(stop);
      }
      const before = penalizedCost(individualOf(model, routes), penalties);
      const found = improve(routes);
      expect(penalizedCost(individualOf(model, found), penalties)).toBeLessThanOrEqual(
        before + 1e-6,
      );
      const served = found.flat();
      expect(new Set(served).size).toBe(served.length);
      for (let stop = 3; stop <= 30; stop += 3) expect(served).toContain(stop);
      // What is left alone is the best that the moves know: a second search finds nothing.
      expect(improve(found).flat().length).toBe(served.length);
    }
  },
);

it.each(wishes)(
  'a day %s that is too full leaves the dear stops in and breaks nothing',
  (_, some) => {
    const isDear = (stop: number) => stop % 5 === 1;
    const problem = priced(
      6,
      { stops: 40, vehicles: 3, ...some },
      (stop) => (isDear(stop) ? 20_000 : 1000),
      { capacity: 40, mostStops: 9 },
    );
    const found = searched(problem, 250).best;
    expect(found.feasible).toBe(true);
    for (const route of found.routes) expect(route.length).toBeLessThanOrEqual(9);
    const served = found.routes.flat();
    for (let stop = 1; stop <= 40; stop++) if (isDear(stop)) expect(served).toContain(stop);
    expect(served.length).toBeGreaterThan(20);
  },
);

it('a price that is never paid changes no plan', () => {
  const wish = { stops: 30, vehicles: 4, windows: true };
  const free = searched(dayOf(9, wish), 300).best;
  const found = searched(
    priced(9, wish, () => 1000),
    300,
  ).best;
  expect(found.left).toBe(0);
  expect(found.cost).toBeLessThanOrEqual(1.01 * free.cost);
});

it.each([0, 1, 40])('a limit of %i stops is kept where nothing need be served', (mostStops) => {
  const problem = priced(5, { stops: 20, vehicles: 2 }, () => 1000, { mostStops, capacity: 1000 });
  const { routes, feasible } = searched(problem, 100, [[], []]).best;
  expect(feasible).toBe(true);
  expect(routes.flat()).toHaveLength(Math.min(20, 2 * mostStops));
});

it('stops that must be served share out the limits of unlike vehicles', () => {
  const day = dayOf(4, { stops: 20, vehicles: 3 });
  const limits = [3, 12, 5];
  const vehicles = day.vehicles.map((each, v) => ({
    ...{ ...each, capacity: 1000 },
    mostStops: limits[v],
  }));
  const { routes, feasible } = searched({ ...day, vehicles }, 200).best;
  expect(feasible).toBe(true);
  expect(routes.map(({ length }) => length)).toEqual(limits);
});
