import { evolve } from '../evolve';
import type { Progress } from '../individual';
import type { Routes } from '../model/tours';
import type { Problem } from '../problem';
import { createRandom } from '../random';
import { defaultSettings } from '../settings';

export interface Wishes {
  readonly stops: number;
  readonly vehicles: number;
  readonly windows?: boolean;
  readonly skills?: boolean;
  readonly oneWays?: boolean;
  readonly returns?: boolean;
  readonly uneven?: boolean;
  readonly balance?: boolean;
}

const many = <T>(length: number, make: (i: number) => T): T[] =>
  Array.from({ length }, (_, i) => make(i));

/** A day drawn from a seed: stops on a square of 100 by 100, a depot in its middle. */
export function dayOf(seed: number, wishes: Wishes): Problem {
  const random = createRandom(seed);
  const { windows, skills, oneWays, uneven, balance = false, returns = true } = wishes;
  const size = wishes.stops + 1;
  const points = many(size, (i) =>
    i === 0 ? ([50, 50] as const) : ([100 * random(), 100 * random()] as const),
  );
  const between = points.flatMap(([x, y], a) =>
    points.map(([u, v], b) =>
      a === b ? 0 : Math.hypot(x - u, y - v) * (oneWays ? 1 + 0.4 * random() : 1),
    ),
  );
  const meters = Float64Array.from(between);
  const stops = many(wishes.stops, (i) => {
    const from = Math.floor(300 * random());
    return {
      load: 1 + Math.floor(9 * random()),
      service: windows ? 5 : 0,
      ...(windows && i % 2 === 0 && { window: [from, from + 120] as const }),
      ...(skills && i % 5 === 0 && { skill: 'lift' }),
    };
  });
  const total = stops.reduce((sum, { load }) => sum + load, 0);
  const capacity = Math.max(9, Math.ceil((1.3 * total) / wishes.vehicles));
  const vehicles = many(wishes.vehicles, (v) => ({
    capacity: capacity + (uneven ? 4 * (v % 3) : 0),
    shift: [0, windows ? 700 : Number.POSITIVE_INFINITY] as const,
    skills: skills && v % 2 === 0 ? ['lift'] : [],
  }));
  const timed = windows || balance;
  const weights = { distance: timed ? 0.4 : 1, time: timed ? 0.4 : 0, penalties: timed ? 0.2 : 0 };
  return {
    stops,
    vehicles,
    travel: { meters, minutes: meters },
    points,
    returns,
    weights,
    balance,
  };
}

/** What the search has found after so many children. */
export function searched(problem: Problem, children: number, first?: Routes, seed = 1): Progress {
  for (const progress of evolve(problem, { ...defaultSettings, seed }, first)) {
    if (progress.children >= children) return progress;
  }
  throw new Error('The search ended.');
}
