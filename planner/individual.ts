import type { Model } from './model/model';
import type { Routes } from './model/tours';
import type { Penalties } from './model/trial';

/** Minutes of lateness below this are noise of the arithmetic. */
const onTime = 1e-6;

/** Evaluates a plan from its routes alone, stop by stop. */
export function individualOf(model: Model, routes: Routes) {
  const { stops: n, size, cost, minutes, waiting, load, service, early, late } = model;
  const { capacity, skill, fits, kinds, timed, even, price, mostStops, perStop } = model;
  /** By stop: what follows and what precedes it, 0 for the depot, -1 where it is left out. */
  const after = new Int32Array(n + 1).fill(-1);
  const before = new Int32Array(n + 1).fill(-1);
  const sums = {
    /** Arcs, waiting and unevenness. */
    cost: 0,
    /** Prices of the stops that are left out. */
    left: 0,
    /** Units of load above capacities; a stop too many counts as the largest load. */
    overload: 0,
    /** Minutes of lateness, at stops and after shifts. */
    lateness: 0,
    /** Those of them after shifts. */
    overtime: 0,
    /** Stops whose skill the vehicle lacks. */
    misfits: 0,
  };
  for (const [v, route] of routes.entries()) {
    if (route.length === 0) continue;
    const start = n + 1 + 2 * v;
    let last = 0;
    let total = 0;
    let arcs = 0;
    let time = 0;
    let wait = 0;
    let warp = 0;
    let from = early[start];
    let to = late[start];
    const reach = (place: number, node: number, takes: number) => {
      arcs += cost[last * size + place];
      if (!timed) return;
      const span = time - warp + minutes[last * size + place];
      const waits = Math.max(0, early[node] - span - to);
      const warps = Math.max(0, from + span - late[node]);
      time += minutes[last * size + place] + waits + takes;
      wait += waits;
      warp += warps;
      from = Math.max(early[node] - span, from) - waits;
      to = Math.min(late[node] - span, to) + warps;
    };
    for (const stop of route) {
      reach(stop, stop, service[stop]);
      total += load[stop];
      if (fits[v * kinds + skill[stop]] === 0) sums.misfits++;
      before[stop] = last;
      after[stop] = 0;
      if (last > 0) after[last] = stop;
      last = stop;
    }
    const inTime = warp;
    reach(n + 1, n + 2 + 2 * v, 0);
    sums.cost += arcs + waiting * wait;
    sums.cost += even.load * total * total + even.minutes * time * time;
    sums.overload += Math.max(0, total - capacity[v]);
    sums.overload += perStop * Math.max(0, route.length - mostStops[v]);
    sums.lateness += warp > onTime ? warp : 0;
    sums.overtime += warp - inTime > onTime ? warp - inTime : 0;
  }
  for (let stop = 1; stop <= n; stop++) {
    if (before[stop] === -1) sums.left += price[stop];
  }
  const feasible = sums.overload + sums.lateness + sums.misfits === 0;
  return { routes, ...sums, feasible, after, before };
}

/** A plan of the population, with what it costs and breaks. */
export type Individual = Readonly<ReturnType<typeof individualOf>>;

/** The best plan after a child was born. */
export interface Progress {
  readonly children: number;
  /** Generations that are complete: see `generationSize`. */
  readonly generation: number;
  readonly best: Individual;
  /** Whether this child is the best. */
  readonly better: boolean;
  /** The best plans that break nothing and differ from each other, the best first, at most so many. */
  readonly elite: (count: number) => readonly Individual[];
}

/** What a plan costs with the stops that it leaves out and a fine for all that it breaks. */
export const penalizedCost = (each: Individual, { load, late, shift, skill }: Penalties): number =>
  each.cost +
  each.left +
  load * each.overload +
  late * each.lateness +
  (shift - late) * each.overtime +
  skill * each.misfits;

/** The share of stops whose neighbors differ between two plans, from 0 to 1 (broken pairs, Prins 2009). */
export function distanceBetween(a: Individual, b: Individual): number {
  const { length } = a.after;
  let differ = 0;
  for (let stop = 1; stop < length; stop++) {
    const follower = a.after[stop];
    if (follower !== b.after[stop] && follower !== b.before[stop]) differ++;
    if (a.before[stop] === 0 && b.before[stop] !== 0 && b.after[stop] !== 0) differ++;
  }
  return length > 1 ? differ / (length - 1) : 0;
}
