import { expect, it } from 'vitest';
import { evolve } from '../evolve';
import { individualOf, type Progress } from '../individual';
import { modelOf } from '../model/model';
import type { Problem } from '../problem';
import { generationSize } from '../settings';
import { dayOf, searched } from './days';

const usual = dayOf(5, { stops: 40, vehicles: 5 });

/** A route driven minute by minute: what is late and how long it takes, from the problem alone. */
function drive({ stops, vehicles, travel, returns }: Problem, v: number, route: readonly number[]) {
  const [from, to] = vehicles[v]?.shift ?? [0, 0];
  let [clock, at, late, meters] = [from, 0, 0, 0];
  const driveTo = (stop: number) => {
    const way = at * (stops.length + 1) + stop;
    clock += travel.minutes[way];
    meters += travel.meters[way];
    at = stop;
  };
  for (const stop of route) {
    driveTo(stop);
    const { window, service } = stops[stop - 1] ?? { service: 0 };
    clock = Math.max(clock, window?.[0] ?? 0);
    late = Math.max(late, clock - (window?.[1] ?? Number.POSITIVE_INFINITY));
    clock += service;
  }
  if (returns && route.length > 0) driveTo(0);
  return { late: Math.max(late, clock - to), meters };
}

it.each([
  ['of loads', { stops: 30, vehicles: 4 }],
  ['of windows', { stops: 30, vehicles: 5, windows: true }],
  ['of skills', { stops: 30, vehicles: 4, skills: true }],
  ['of unlike vehicles', { stops: 30, vehicles: 5, uneven: true, windows: true, skills: true }],
  ['of one-way streets', { stops: 30, vehicles: 4, oneWays: true }],
  ['that ends at the last stops', { stops: 30, vehicles: 4, returns: false }],
  ['of routes to be even', { stops: 30, vehicles: 4, windows: true, balance: true }],
  ['of one stop', { stops: 1, vehicles: 1 }],
  ['of more vehicles than stops', { stops: 3, vehicles: 6 }],
])('a day %s is served whole, keeps its limits and costs what driving it costs', (_, wishes) => {
  const problem = dayOf(11, wishes);
  const { routes, feasible, cost } = searched(problem, 80).best;
  expect(routes.flat().sort((a, b) => a - b)).toEqual(problem.stops.map((_stop, i) => i + 1));
  expect(feasible).toBe(true);
  let driven = 0;
  for (const [v, route] of routes.entries()) {
    const { capacity = 0, skills = [] } = problem.vehicles[v] ?? {};
    const stops = route.flatMap((stop) => problem.stops[stop - 1] ?? []);
    expect(stops.reduce((sum, { load }) => sum + load, 0)).toBeLessThanOrEqual(capacity);
    for (const { skill } of stops) if (skill) expect(skills).toContain(skill);
    const { late, meters } = drive(problem, v, route);
    expect(late).toBeLessThan(1e-6);
    driven += meters;
  }
  if (problem.weights.time === 0) expect(cost).toBeCloseTo(driven, 6);
});

it('never gives back a plan that costs more than the one before, nor another with the same seed', () => {
  let last = Number.POSITIVE_INFINITY;
  for (const { best, children } of evolve(usual)) {
    if (best.feasible) {
      expect(best.cost).toBeLessThanOrEqual(last + 1e-6);
      last = best.cost;
    }
    if (children < 150) continue;
    expect(best.feasible).toBe(true);
    expect(searched(usual, 150).best.routes).toEqual(best.routes);
    break;
  }
});

it('improves the plan at hand by the very first child, and to the end by the second', () => {
  const problem = dayOf(8, { stops: 80, vehicles: 6, windows: true });
  const poor = problem.vehicles.map((_, v) =>
    problem.stops.flatMap((_stop, i) => (i % 6 === v ? [i + 1] : [])),
  );
  const before = individualOf(modelOf(problem), poor);
  const { best, children, better } = searched(problem, 1, poor);
  expect([children, better]).toEqual([1, true]);
  expect(best.cost + best.lateness).toBeLessThan(0.9 * (before.cost + before.lateness));
  expect(searched(problem, 2, poor).best.cost).toBeLessThan(0.7 * before.cost);
});

it('makes routes even where they shall be, at the cost that a fresh evaluation gives', () => {
  const wishes = { stops: 30, vehicles: 5, windows: true };
  const [even, free] = [dayOf(4, { ...wishes, balance: true }), dayOf(4, wishes)];
  const spread = ({ best }: Progress) => {
    const long = best.routes.map((route) =>
      [...route, 0].reduce((sum, to, i) => {
        const minutes = even.travel.minutes[(route[i - 1] ?? 0) * 31 + to];
        return sum + minutes + (to > 0 ? 5 : 0);
      }, 0),
    );
    return Math.max(...long) - Math.min(...long);
  };
  const found = searched(even, 150);
  expect(spread(found)).toBeLessThan(0.5 * spread(searched(free, 150)));
  const again = individualOf(modelOf(even), found.best.routes);
  expect(again.cost).toBeCloseTo(found.best.cost, 9);
  expect(again.cost).toBeGreaterThan(individualOf(modelOf(free), found.best.routes).cost);
});

it('makes generations of fewer children the more stops there are, and counts complete ones', () => {
  const sizes = [1, 25, 40, 200, 500, 5000].map(generationSize);
  expect(sizes).toEqual([40, 40, 25, 5, 2, 2]);
  expect([24, 25, 74].map((children) => searched(usual, children).generation)).toEqual([0, 1, 2]);
});
