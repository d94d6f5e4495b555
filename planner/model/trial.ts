import type { Model } from './model';

/** What a broken promise costs: the search adapts them while it runs. */
export interface Penalties {
  /** A unit of load above the capacity. */
  load: number;
  /** A minute of lateness at a stop. */
  late: number;
  /** A minute after the shift: the same, except where stops may be left out. */
  shift: number;
  /** A stop whose skill the vehicle lacks. */
  skill: number;
}

/**
 * Stretches of routes in time, by node: how long they take, how much of it is waiting, how many
 * minutes would have to be turned back (time warp), and between which moments they may begin without
 * more of either. Two such stretches join in constant time (Nagata, Bräysy and Dullaert 2010; Vidal,
 * Crainic, Gendreau and Prins 2013).
 */
const segments = (nodes: number) => ({
  minutes: new Float64Array(nodes),
  wait: new Float64Array(nodes),
  warp: new Float64Array(nodes),
  early: new Float64Array(nodes),
  late: new Float64Array(nodes),
});

export type Segments = ReturnType<typeof segments>;

/** The links of routes, and sums from the depot to each node and from each node to the last stop of its route. */
export const createSums = (nodes: number, vehicles: number) => ({
  next: new Int32Array(nodes),
  prev: new Int32Array(nodes),
  /** By node: its vehicle, -1 of a stop that is left out. */
  vehicleOf: new Int32Array(nodes),
  /** By node: its place in its route, from 0 at the start; by vehicle: how many stops it has. */
  position: new Int32Array(nodes),
  count: new Int32Array(vehicles),
  load: new Float64Array(nodes),
  loadBehind: new Float64Array(nodes),
  span: segments(nodes),
  spanBehind: segments(nodes),
});

/** Places of the state of a trial: numbers that change lie in an array, where they need no allocation. */
const weight = 0;
const time = 1;
const wait = 2;
const warp = 3;
const from = 4;
const to = 5;

/**
 * Weighs a route that does not exist yet, piece by piece: `begin` with what stays at its head, `visit`
 * stops or `walk` along others, `finish` with what stays at its tail.
 */
export function createTrial(
  model: Model,
  sums: ReturnType<typeof createSums>,
  penalties: Penalties,
) {
  const { place, minutes: travel, size, service, early, late, timed, skilled, even } = model;
  const { capacity, skill, fits, kinds, waiting, load, stops, counted, mostStops, perStop } = model;
  const { span, spanBehind, next, prev, vehicleOf, position, count } = sums;
  const now = new Float64Array(6);
  let last = 0;
  let vehicle = 0;
  let misfits = 0;
  let visits = 0;

  const join = (
    node: number,
    itsTime: number,
    itsWait: number,
    itsWarp: number,
    itsEarly: number,
    itsLate: number,
  ) => {
    const drive = travel[place[last] * size + place[node]];
    const reach = now[time] - now[warp] + drive;
    const more = itsEarly - reach - now[to];
    const waits = Math.max(more, 0);
    const over = now[from] + reach - itsLate;
    const warps = Math.max(over, 0);
    const soon = itsEarly - reach;
    const latest = itsLate - reach;
    now[time] = now[time] + itsTime + drive + waits;
    now[wait] = now[wait] + itsWait + waits;
    now[warp] = now[warp] + itsWarp + warps;
    now[from] = Math.max(soon, now[from]) - waits;
    now[to] = Math.min(latest, now[to]) + warps;
  };

  /** Takes the head of a round up to a node, its start or one of its stops. */
  const begin = (node: number, of: number) => {
    last = node;
    vehicle = of;
    now[weight] = sums.load[node];
    if (timed) {
      now[time] = span.minutes[node];
      now[wait] = span.wait[node];
      now[warp] = span.warp[node];
      now[from] = span.early[node];
      now[to] = span.late[node];
    }
    if (counted) visits = position[node];
    if (skilled) {
      misfits = 0;
      for (let stop = node; stop <= stops; stop = prev[stop]) {
        if (fits[of * kinds + skill[stop]] === 0) misfits++;
      }
    }
  };

  const visit = (node: number) => {
    now[weight] += load[node];
    if (timed) {
      join(node, service[node], 0, 0, early[node], late[node]);
    }
    if (counted) visits++;
    if (skilled && fits[vehicle * kinds + skill[node]] === 0) misfits++;
    last = node;
  };

  /** Visits stops from one to another as they follow each other today. */
  const walk = (first: number, final: number) => {
    for (let node = first; ; node = next[node]) {
      visit(node);
      if (node === final) return;
    }
  };

  /** Visits the same stops from the last to the first. */
  const walkBack = (final: number, first: number) => {
    for (let node = final; ; node = prev[node]) {
      visit(node);
      if (node === first) return;
    }
  };

  /** What a load costs in a vehicle: too much of it, and its part in the evenness of routes. */
  const loadCost = (of: number, total: number): number => {
    const over = total - capacity[of];
    return even.load * total * total + (over > 0 ? penalties.load * over : 0);
  };

  /** Adds the tail that begins with a node, and the end of the route; returns what the route costs beyond its arcs. */
  const finish = (node: number): number => {
    if (node <= stops) {
      now[weight] += sums.loadBehind[node];
      if (timed) {
        join(
          node,
          spanBehind.minutes[node],
          spanBehind.wait[node],
          spanBehind.warp[node],
          spanBehind.early[node],
          spanBehind.late[node],
        );
        last = prev[stops + 2 + 2 * vehicleOf[node]];
      }
      if (counted) {
        visits += count[vehicleOf[node]] - position[node] + 1;
      }
      if (skilled) {
        for (let stop = node; stop <= stops; stop = next[stop]) {
          if (fits[vehicle * kinds + skill[stop]] === 0) misfits++;
        }
      }
    }
    let extra = loadCost(vehicle, now[weight]);
    if (timed) {
      const end = stops + 2 + 2 * vehicle;
      const inTime = now[warp];
      join(end, 0, 0, 0, early[end], late[end]);
      extra += waiting * now[wait] + penalties.late * now[warp];
      extra += (penalties.shift - penalties.late) * (now[warp] - inTime);
      extra += even.minutes * now[time] * now[time];
    }
    if (counted) {
      extra += penalties.load * perStop * Math.max(0, visits - mostStops[vehicle]);
    }
    if (skilled) extra += penalties.skill * misfits;
    return extra;
  };

  return { begin, visit, walk, walkBack, finish, loadCost };
}
