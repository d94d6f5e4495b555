import type { Individual } from '../individual';
import type { Model } from '../model/model';
import type { Routes } from '../model/tours';

/**
 * The stops of all routes in one row. Routes of vehicles that are alike stand in the order of their
 * middles around the depot, so that neighbors in the row are neighbors on the ground. Each plan's row
 * is computed once. Stops that are left out stand at its end.
 */
export function createGiantTour(
  { alike, stops }: Model,
  points: readonly (readonly [number, number])[],
): (plan: Individual) => readonly number[] {
  const known = new WeakMap<Individual, readonly number[]>();
  const [depot] = points;
  const all = Array.from({ length: stops }, (_, i) => i + 1);
  const middle = (route: readonly number[]) => {
    let x = 0;
    let y = 0;
    for (const stop of route) {
      x += points[stop][0];
      y += points[stop][1];
    }
    return Math.atan2(y / route.length - depot[1], x / route.length - depot[0]);
  };
  const rowOf = (routes: Routes): readonly number[] => {
    const filled = routes.filter((route) => route.length > 0);
    if (!alike) return filled.flat();
    return filled
      .map((route) => ({ route, angle: middle(route) }))
      .sort((a, b) => a.angle - b.angle)
      .flatMap(({ route }) => route);
  };
  const withRest = (row: readonly number[]): readonly number[] => {
    if (row.length === stops) return row;
    const served = new Set(row);
    return [...row, ...all.filter((stop) => !served.has(stop))];
  };
  return (plan) => {
    const tour = known.get(plan) ?? withRest(rowOf(plan.routes));
    known.set(plan, tour);
    return tour;
  };
}

/** Ordered crossover: a stretch of one parent, the other stops in the order of the other (Oliver 1987). */
export function orderedCrossover(
  mother: readonly number[],
  father: readonly number[],
  random: () => number,
): number[] {
  const n = mother.length;
  const from = Math.floor(random() * n);
  const to = Math.floor(random() * n);
  const child = new Array<number>(n);
  const taken = new Uint8Array(n + 1);
  let at = from;
  for (; ; at = (at + 1) % n) {
    const stop = mother[at];
    child[at] = stop;
    taken[stop] = 1;
    if (at === to) break;
  }
  for (let i = 1; i <= n; i++) {
    const stop = father[(to + i) % n];
    if (taken[stop] === 1) continue;
    at = (at + 1) % n;
    child[at] = stop;
  }
  return child;
}
