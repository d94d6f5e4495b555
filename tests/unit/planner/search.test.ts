import { describe, expect, it } from 'vitest';
import { evolve, type Progress } from '@/lib/planner/evolve';
import { individualOf } from '@/lib/planner/individual';
import { modelOf } from '@/lib/planner/model';
import { defaultSettings, generationSize, modes } from '@/lib/planner/settings';
import type { Rounds } from '@/lib/planner/tours';
import { dayOf } from './days';

function searched(
  children: number,
  problem = dayOf(5, { stops: 40, vehicles: 5 }),
  first?: Rounds,
) {
  for (const progress of evolve(problem, defaultSettings, first)) {
    if (progress.children >= children) return progress;
  }
  throw new Error('The search ended.');
}

describe('a plan at hand', () => {
  const problem = dayOf(8, { stops: 80, vehicles: 6, windows: true });
  const poor = problem.vehicles.map((_, v) =>
    problem.stops.flatMap((_stop, i) => (i % 6 === v ? [i + 1] : [])),
  );

  it('is improved by the very first child, and to the end by the second', () => {
    const model = modelOf(problem);
    const before = individualOf(model, poor);
    const { best, children, better } = searched(1, problem, poor);
    expect(children).toBe(1);
    expect(better).toBe(true);
    expect(best.cost + best.lateness).toBeLessThan(0.9 * (before.cost + before.lateness));
    expect(searched(2, problem, poor).best.cost).toBeLessThan(0.7 * before.cost);
  });
});

describe('even rounds', () => {
  const wishes = { stops: 30, vehicles: 5, windows: true };
  const spread = ({ best }: Progress, minutes: Float64Array) => {
    const long = best.rounds.map((round) =>
      [0, ...round, 0].slice(1).reduce((sum, to, i) => {
        const from = [0, ...round][i] as number;
        return sum + (minutes[from * 31 + to] as number) + (to > 0 ? 5 : 0);
      }, 0),
    );
    return Math.max(...long) - Math.min(...long);
  };

  it('differ less than rounds that need not be even', () => {
    const even = dayOf(4, { ...wishes, balance: true });
    const free = dayOf(4, wishes);
    const { minutes } = even.travel;
    expect(spread(searched(150, even), minutes)).toBeLessThan(
      0.5 * spread(searched(150, free), minutes),
    );
  });

  it('cost what a fresh reckoning says', () => {
    const problem = dayOf(4, { ...wishes, balance: true });
    const { best } = searched(100, problem);
    const free = individualOf(modelOf({ ...problem, balance: false }), best.rounds);
    const again = individualOf(modelOf(problem), best.rounds);
    expect(again.cost).toBeCloseTo(best.cost, 9);
    expect(again.cost).toBeGreaterThan(free.cost);
  });
});

describe('generations', () => {
  it.each([
    [1, 40],
    [25, 40],
    [40, 25],
    [200, 5],
    [500, 2],
    [5000, 2],
  ])('of %i stops have %i children', (stops, children) => {
    expect(generationSize(stops)).toBe(children);
  });

  it('are counted when complete', () => {
    expect(searched(24).generation).toBe(0);
    expect(searched(25).generation).toBe(1);
    expect(searched(74).generation).toBe(2);
  });
});

it('hands out its best plans, none alike, the best first', () => {
  const progress = searched(150);
  const plans = progress.elite(6);
  expect(plans.length).toBeGreaterThan(2);
  expect(plans.length).toBeLessThanOrEqual(6);
  expect(plans[0]?.cost).toBeCloseTo(progress.best.cost, 9);
  const costs = plans.map(({ cost }) => cost);
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
  expect(new Set(plans.map(({ rounds }) => JSON.stringify(rounds))).size).toBe(plans.length);
  for (const { feasible } of plans) expect(feasible).toBe(true);
});

it('has three modes within the ranges of the guide, standard being the defaults', () => {
  expect(modes.standard).toBe(defaultSettings);
  for (const { population, generations, mutation, elite } of Object.values(modes)) {
    expect(population).toBeGreaterThanOrEqual(50);
    expect(population).toBeLessThanOrEqual(500);
    expect(generations).toBeGreaterThanOrEqual(100);
    expect(generations).toBeLessThanOrEqual(1000);
    expect(mutation).toBe(0.05);
    expect(elite).toBe(0.1);
  }
});
