import { describe, expect, it } from 'vitest';
import { evolve } from '@/lib/planner/evolve';
import type { Problem } from '@/lib/planner/problem';
import { defaultSettings } from '@/lib/planner/settings';
import { dayOf } from './days';

function planOf(problem: Problem, children: number) {
  for (const progress of evolve(problem)) if (progress.children === children) return progress.best;
  throw new Error('The search ended.');
}

/** A round driven minute by minute: what is late and how long it takes, from the problem alone. */
function drive({ stops, vehicles, travel, returns }: Problem, v: number, round: readonly number[]) {
  const [from, to] = vehicles[v]?.shift ?? [0, 0];
  let [clock, at, late, meters] = [from, 0, 0, 0];
  const driveTo = (stop: number) => {
    const way = at * (stops.length + 1) + stop;
    clock += travel.minutes[way] as number;
    meters += travel.meters[way] as number;
    at = stop;
  };
  for (const stop of round) {
    driveTo(stop);
    const { window, service } = stops[stop - 1] ?? { service: 0 };
    clock = Math.max(clock, window?.[0] ?? 0);
    late = Math.max(late, clock - (window?.[1] ?? Number.POSITIVE_INFINITY));
    clock += service;
  }
  if (returns && round.length > 0) driveTo(0);
  return { late: Math.max(late, clock - to), meters };
}

it.each([
  ['of loads', { stops: 30, vehicles: 4 }],
  ['of windows', { stops: 30, vehicles: 5, windows: true }],
  ['of skills', { stops: 30, vehicles: 4, skills: true }],
  ['of unlike vehicles', { stops: 30, vehicles: 5, uneven: true, windows: true, skills: true }],
  ['of one-way streets', { stops: 30, vehicles: 4, oneWays: true }],
  ['that ends at the last stops', { stops: 30, vehicles: 4, returns: false }],
  ['of rounds to be even', { stops: 30, vehicles: 4, windows: true, balance: true }],
  ['of one stop', { stops: 1, vehicles: 1 }],
  ['of more vehicles than stops', { stops: 3, vehicles: 6 }],
])('a day %s is served whole, keeps its limits and costs what driving it costs', (_, wishes) => {
  const problem = dayOf(11, wishes);
  const { rounds, feasible, cost } = planOf(problem, 80);
  expect(rounds.flat().sort((a, b) => a - b)).toEqual(problem.stops.map((_stop, i) => i + 1));
  expect(feasible).toBe(true);
  let driven = 0;
  for (const [v, round] of rounds.entries()) {
    const { capacity = 0, skills = [], cost: factor = 1 } = problem.vehicles[v] ?? {};
    const stops = round.flatMap((stop) => problem.stops[stop - 1] ?? []);
    expect(stops.reduce((sum, { load }) => sum + load, 0)).toBeLessThanOrEqual(capacity);
    for (const { skill } of stops) if (skill) expect(skills).toContain(skill);
    const { late, meters } = drive(problem, v, round);
    expect(late).toBeLessThan(1e-6);
    driven += meters * factor;
  }
  if (problem.weights.time === 0) expect(cost).toBeCloseTo(driven, 6);
});

describe('a search', () => {
  const problem = dayOf(5, { stops: 40, vehicles: 5 });

  it('never gives back a plan that costs more than the one before', () => {
    let last = Number.POSITIVE_INFINITY;
    for (const { best, children } of evolve(problem)) {
      if (best.feasible) {
        expect(best.cost).toBeLessThanOrEqual(last + 1e-6);
        last = best.cost;
      }
      if (children === 150) break;
    }
    expect(last).toBeLessThan(Number.POSITIVE_INFINITY);
  });

  it('finds the same plan with the same seed, and is never worse than the plan it began with', () => {
    const first = planOf(problem, 200);
    expect(planOf(problem, 200).rounds).toEqual(first.rounds);
    for (const { best, children } of evolve(problem, defaultSettings, first.rounds)) {
      expect(best.cost).toBeLessThanOrEqual(first.cost + 1e-9);
      if (children === 5) break;
    }
  });
});
