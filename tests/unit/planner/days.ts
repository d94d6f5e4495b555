import { createRandom } from '@/lib/city/random';
import type { PlannerStop, PlannerVehicle, Problem } from '@/lib/planner/problem';

/** What a day of a test has beside its stops. */
interface Wishes {
  readonly stops: number;
  readonly vehicles: number;
  readonly windows?: boolean;
  readonly skills?: boolean;
  readonly oneWays?: boolean;
  readonly returns?: boolean;
  readonly uneven?: boolean;
  readonly balance?: boolean;
}

/** A day drawn from a seed: stops on a square of 100 by 100, a depot in its middle. */
export function dayOf(seed: number, wishes: Wishes): Problem {
  const random = createRandom(seed);
  const {
    stops: count,
    vehicles,
    windows,
    skills,
    oneWays,
    uneven,
    balance = false,
    returns = true,
  } = wishes;
  const points = Array.from({ length: count + 1 }, (_, i) =>
    i === 0 ? ([50, 50] as const) : ([100 * random(), 100 * random()] as const),
  );
  const size = count + 1;
  const meters = new Float64Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const [p, q] = [points[a] as readonly number[], points[b] as readonly number[]];
      const straight = Math.hypot((p[0] ?? 0) - (q[0] ?? 0), (p[1] ?? 0) - (q[1] ?? 0));
      meters[a * size + b] = a === b ? 0 : straight * (oneWays ? 1 + 0.4 * random() : 1);
    }
  }
  const stops = Array.from({ length: count }, (_, i): PlannerStop => {
    const from = Math.floor(300 * random());
    return {
      load: 1 + Math.floor(9 * random()),
      service: windows ? 5 : 0,
      ...(windows && i % 2 === 0 && { window: [from, from + 120] as const }),
      ...(skills && i % 5 === 0 && { skill: 'lift' }),
    };
  });
  const total = stops.reduce((sum, { load }) => sum + load, 0);
  const fleet = Array.from(
    { length: vehicles },
    (_, v): PlannerVehicle => ({
      capacity: Math.max(9, Math.ceil((1.3 * total) / vehicles)) + (uneven ? 4 * (v % 3) : 0),
      shift: windows ? [0, 700] : [0, Number.POSITIVE_INFINITY],
      skills: skills && v % 2 === 0 ? ['lift'] : [],
      cost: uneven ? 1 + 0.2 * (v % 2) : 1,
    }),
  );
  const weights =
    windows || balance
      ? { distance: 0.4, time: 0.4, penalties: 0.2 }
      : { distance: 1, time: 0, penalties: 0 };
  const travel = { meters, minutes: meters };
  return { stops, vehicles: fleet, travel, points, returns, weights, balance };
}
