import { createLowerBounds } from './lower-bounds';
import type { Model } from './model';
import { createSectors } from './sectors';
import { createSegments } from './segments';
import { createSums, createTrial, type Penalties } from './trial';

/** Routes as lists of stops, one for each vehicle. */
export type Routes = readonly (readonly number[])[];

/**
 * The routes that local search changes: linked lists of nodes, with sums along each so that a move is
 * weighed in constant time.
 */
export function createTours(model: Model, penalties: Penalties) {
  const { stops, vehicles, nodes, place, cost, size, angle, timed } = model;
  const sums = createSums(nodes, vehicles);
  const { next, prev, vehicleOf, position, count, load, loadBehind, span, spanBehind } = sums;
  /** Costs of arcs from the start to the node, by the way and against it. */
  const along = new Float64Array(nodes);
  const against = new Float64Array(nodes);
  const extra = new Float64Array(vehicles);
  const weight = new Float64Array(vehicles);
  /** When a route last changed, and when its exchanges with others were last tried. */
  const changed = new Int32Array(vehicles);
  const sectors = createSectors(vehicles);
  const startOf = (vehicle: number) => stops + 1 + 2 * vehicle;
  const endOf = (vehicle: number) => stops + 2 + 2 * vehicle;
  const arc = (from: number, to: number) => cost[place[from] * size + place[to]];

  const trial = createTrial(model, sums, penalties);
  const { append, prepend } = createSegments(model, span, spanBehind);
  const { settle, floor, bound } = createLowerBounds(model, { extra, weight, span, trial });

  for (let v = 0; v < vehicles; v++) {
    const start = startOf(v);
    vehicleOf[start] = v;
    vehicleOf[endOf(v)] = v;
    span.early[start] = model.early[start];
    span.late[start] = model.late[start];
  }

  /** Computes all sums of a route anew, after its links have changed. */
  const refresh = (v: number, moment: number) => {
    const start = startOf(v);
    const end = endOf(v);
    let node = start;
    let index = 0;
    for (;;) {
      const following = next[node];
      along[following] = along[node] + arc(node, following);
      against[following] = against[node] + arc(following, node);
      index++;
      position[following] = index;
      vehicleOf[following] = v;
      if (following === end) break;
      load[following] = load[node] + model.load[following];
      if (timed) append(following, node);
      const turn = angle[following];
      if (index === 1) sectors.begin(v, turn);
      else sectors.widen(v, turn);
      node = following;
    }
    count[v] = index - 1;
    weight[v] = load[node];
    for (let stop = node; stop !== start; stop = prev[stop]) {
      const after = next[stop];
      const isLast = after === end;
      loadBehind[stop] = (isLast ? 0 : loadBehind[after]) + model.load[stop];
      if (!timed) continue;
      if (isLast) {
        spanBehind.minutes[stop] = model.service[stop];
        spanBehind.wait[stop] = 0;
        spanBehind.warp[stop] = 0;
        spanBehind.early[stop] = model.early[stop];
        spanBehind.late[stop] = model.late[stop];
      } else prepend(stop, after);
    }
    trial.begin(start, v);
    extra[v] = trial.finish(next[start]);
    settle(v, node);
    changed[v] = moment;
  };

  const link = (before: number, after: number) => {
    next[before] = after;
    prev[after] = before;
  };

  /** Takes these routes; those of a list shorter than the vehicles are followed by empty ones. */
  const setRoutes = (routes: Routes) => {
    vehicleOf.fill(-1, 1, stops + 1);
    for (let v = 0; v < vehicles; v++) {
      let node = startOf(v);
      for (const stop of routes[v] ?? []) {
        link(node, stop);
        node = stop;
      }
      link(node, endOf(v));
      refresh(v, 0);
    }
  };

  const take = (): number[][] =>
    Array.from({ length: vehicles }, (_, v) => {
      const route: number[] = [];
      for (let node = next[startOf(v)]; node <= stops; node = next[node]) {
        route.push(node);
      }
      return route;
    });

  return {
    next,
    prev,
    vehicleOf,
    position,
    along,
    against,
    count,
    extra,
    floor,
    bound,
    weight,
    changed,
    overlap: sectors.overlap,
    startOf,
    endOf,
    arc,
    trial,
    link,
    setRoutes,
    take,
    refresh,
  };
}

export type Tours = ReturnType<typeof createTours>;
