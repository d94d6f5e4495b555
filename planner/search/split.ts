import type { Model } from '../model/model';
import type { Penalties } from '../model/trial';

/** A route may hold this share of its capacity while the search still repairs it. */
const slack = 1.5;

/** How many times the cost of the cuts with vehicles at will those with the vehicles at hand may cost. */
const far = 2;

/**
 * Cuts a giant tour into routes at the least cost (Prins 2004): a shortest path over the stops, an arc
 * for every stretch that one vehicle can take. Where vehicles differ, or are fewer than the cheapest
 * cuts ask for, one layer of the path stands for each vehicle in turn. A stop between two routes may
 * be left out at its price, an arc of its own.
 */
export function createSplit(model: Model, penalties: Penalties) {
  const { stops: n, vehicles, place, cost, size, minutes, load, service, early, late } = model;
  const { timed, even, alike, capacity, skill, fits, kinds, waiting } = model;
  const { price, optional, mostStops, counted, perStop } = model;
  const end = n + 1;
  const best = new Float64Array(n + 1);
  const cut = new Int32Array(n + 1);
  const layers = Array.from({ length: vehicles + 1 }, () => new Float64Array(n + 1));
  const cuts = Array.from({ length: vehicles + 1 }, () => new Int32Array(n + 1));

  /** Relaxes all routes of a vehicle that begin with a place in the tour, reached at the cost `so`. */
  const stretches = (
    tour: readonly number[],
    first: number,
    v: number,
    so: number,
    least: Float64Array,
    behind: Int32Array,
    ceiling: number,
  ) => {
    const start = n + 1 + 2 * v;
    const room = capacity[v];
    const held = v * kinds;
    let arcs = 0;
    let total = 0;
    let misfits = 0;
    let time = 0;
    let wait = 0;
    let warp = 0;
    let from = early[start];
    let to = late[start];
    let last = 0;
    for (let i = first; i < n; i++) {
      const stop = tour[i];
      total += load[stop];
      if (i > first && total > slack * room) return;
      arcs += cost[last * size + stop];
      if (fits[held + skill[stop]] === 0) misfits++;
      let extra = penalties.load * Math.max(0, total - room) + penalties.skill * misfits;
      extra += even.load * total * total;
      if (counted) {
        extra += penalties.load * perStop * Math.max(0, i - first + 1 - mostStops[v]);
      }
      if (timed) {
        const drive = minutes[last * size + stop];
        const reach = time - warp + drive;
        const waits = Math.max(0, early[stop] - reach - to);
        const warps = Math.max(0, from + reach - late[stop]);
        time += drive + waits + service[stop];
        wait += waits;
        warp += warps;
        from = Math.max(early[stop] - reach, from) - waits;
        to = Math.min(late[stop] - reach, to) + warps;
        const home = time - warp + minutes[stop * size + end];
        const over = Math.max(0, from + home - late[start]);
        const span = time + minutes[stop * size + end];
        extra += waiting * wait + penalties.late * (warp + over) + even.minutes * span * span;
        extra += (penalties.shift - penalties.late) * over;
      }
      if (so + arcs + penalties.late * warp > ceiling) return;
      const all = so + (arcs + cost[stop * size + end]) + extra;
      if (all < least[i + 1]) {
        least[i + 1] = all;
        behind[i + 1] = first;
      }
      last = place[stop];
    }
  };

  /** Leaves out the stop at a place in the tour if that is cheaper; a cut below zero tells it. */
  const leaveOut = (
    tour: readonly number[],
    at: number,
    least: Float64Array,
    behind: Int32Array,
  ) => {
    const all = least[at] + price[tour[at]];
    if (all >= least[at + 1]) return;
    least[at + 1] = all;
    behind[at + 1] = ~at;
  };

  const cutsOf = (tour: readonly number[], behind: Int32Array): number[][] => {
    const routes: number[][] = [];
    for (let at = n; at > 0; ) {
      const from = behind[at];
      if (from >= 0) routes.unshift(tour.slice(from, at));
      at = from < 0 ? ~from : from;
    }
    return routes;
  };

  const unlimited = (tour: readonly number[]) => {
    best.fill(Number.POSITIVE_INFINITY);
    best[0] = 0;
    for (let i = 0; i < n; i++) {
      if (optional) leaveOut(tour, i, best, cut);
      stretches(tour, i, 0, best[i], best, cut, Number.POSITIVE_INFINITY);
    }
  };

  const layered = (tour: readonly number[], ceiling: number): number[][] => {
    for (const layer of layers) layer.fill(Number.POSITIVE_INFINITY);
    layers[0][0] = 0;
    cuts[0].fill(0);
    for (let v = 0; v < vehicles; v++) {
      const above = layers[v];
      const below = layers[v + 1];
      const behindOf = cuts[v + 1];
      // The vehicle may stay in the yard.
      below.set(above);
      for (let i = 0; i <= n; i++) behindOf[i] = i;
      for (let i = 0; i < n; i++) {
        if (optional) leaveOut(tour, i, above, cuts[v]);
        const so = above[i];
        if (so === Number.POSITIVE_INFINITY) continue;
        stretches(tour, i, v, so, below, behindOf, ceiling);
      }
    }
    if (optional) {
      for (let i = 0; i < n; i++) {
        leaveOut(tour, i, layers[vehicles], cuts[vehicles]);
      }
    }
    const reached = layers[vehicles][n];
    if (reached === Number.POSITIVE_INFINITY && ceiling < reached) return layered(tour, reached);
    const routes: number[][] = [];
    let at = n;
    for (let v = vehicles; v >= 0; v--) {
      const behind = cuts[v];
      while (at > 0 && behind[at] < 0) at = ~behind[at];
      if (v === 0) break;
      const from = behind[at];
      routes.unshift(tour.slice(from, at));
      at = from;
    }
    // Too much for all vehicles even with slack: the rest rides with the first.
    if (at > 0) routes[0] = [...tour.slice(0, at), ...routes[0]];
    return routes;
  };

  return (tour: readonly number[]): number[][] => {
    if (vehicles === 1 && !optional) return [[...tour]];
    unlimited(tour);
    if (alike) {
      const routes = cutsOf(tour, cut);
      if (routes.length <= vehicles) return routes;
    }
    return layered(tour, far * best[n]);
  };
}
