import { describe, expect, it } from 'vitest';
import { evolve } from '@/lib/planner/evolve';
import type { Problem } from '@/lib/planner/problem';
import { defaultSettings } from '@/lib/planner/settings';
import { dayOf } from './days';

function planOf(problem: Problem, children: number, seed = 1) {
  for (const progress of evolve(problem, { ...defaultSettings, seed })) {
    if (progress.children === children) return progress.best;
  }
  throw new Error('The search ended.');
}

/** A round driven minute by minute: what is late and how long it takes, from the problem alone. */
function drive({ stops, vehicles, travel, returns }: Problem, v: number, round: readonly number[]) {
  const size = stops.length + 1;
  const [from, to] = vehicles[v]?.shift ?? [0, 0];
  let clock = from;
  let at = 0;
  let late = 0;
  let meters = 0;
  for (const stop of round) {
    clock += travel.minutes[at * size + stop] as number;
    meters += travel.meters[at * size + stop] as number;
    const { window, service } = stops[stop - 1] ?? { service: 0 };
    clock = Math.max(clock, window?.[0] ?? 0);
    late = Math.max(late, clock - (window?.[1] ?? Number.POSITIVE_INFINITY));
    clock += service;
    at = stop;
  }
  if (returns && round.length > 0) {
    clock += travel.minutes[at * size] as number;
    meters += travel.meters[at * size] as number;
  }
  return { late: Math.max(late, clock - to), meters };
}

const days = [
  ['of loads', { stops: 30, vehicles: 4 }],
  ['of windows', { stops: 30, vehicles: 5, windows: true }],
  ['of skills', { stops: 30, vehicles: 4, skills: true }],
  ['of unlike vehicles', { stops: 30, vehicles: 5, uneven: true, windows: true, skills: true }],
  ['of one-way streets', { stops: 30, vehicles: 4, oneWays: true }],
  ['that ends at the last stops', { stops: 30, vehicles: 4, returns: false }],
  ['of rounds to be even', { stops: 30, vehicles: 4, windows: true, balance: true }],
  ['of one stop', { stops: 1, vehicles: 1 }],
  ['of more vehicles than stops', { stops: 3, vehicles: 6 }],
] as const;

describe.each(days)('a day %s', (_name, wishes) => {
  const problem = dayOf(11, wishes);
  const best = planOf(problem, 80);

  it('serves every stop once', () => {
    expect(best.rounds.flat().sort((a, b) => a - b)).toEqual(problem.stops.map((_, i) => i + 1));
  });

  it('keeps loads, windows, shifts and skills', () => {
    expect(best.feasible).toBe(true);
    for (const [v, round] of best.rounds.entries()) {
      const vehicle = problem.vehicles[v];
      const load = round.reduce((sum, stop) => sum + (problem.stops[stop - 1]?.load ?? 0), 0);
      expect(load).toBeLessThanOrEqual(vehicle?.capacity ?? 0);
      expect(drive(problem, v, round).late).toBeLessThan(1e-6);
      for (const stop of round) {
        const skill = problem.stops[stop - 1]?.skill;
        expect(skill === undefined || vehicle?.skills.includes(skill)).toBe(true);
      }
    }
  });

  it('costs what driving it costs', () => {
    if (problem.weights.time > 0) return;
    const cost = best.rounds.reduce(
      (sum, round, v) => sum + drive(problem, v, round).meters * (problem.vehicles[v]?.cost ?? 1),
      0,
    );
    expect(best.cost).toBeCloseTo(cost, 6);
  });

  it('is planned the same way with the same seed', () => {
    expect(planOf(problem, 80).rounds).toEqual(best.rounds);
  });
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

  it('is never worse than the plan it began with', () => {
    const first = planOf(problem, 200);
    for (const { best, children } of evolve(problem, defaultSettings, first.rounds)) {
      expect(best.cost).toBeLessThanOrEqual(first.cost + 1e-9);
      if (children === 5) break;
    }
  });
});
