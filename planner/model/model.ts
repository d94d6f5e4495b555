import type { Problem } from '../problem';
import { evennessOf } from './evenness';
import { nearest } from './near';

/** Numbers of the skills that stops ask for, from 1. */
function skillNumbers({ stops }: Problem): ReadonlyMap<string, number> {
  const names = [...new Set(stops.flatMap(({ skill }) => (skill === undefined ? [] : [skill])))];
  return new Map(names.map((name, i) => [name, i + 1]));
}

// A loop, since a call for each of 40,000 numbers would hold up the first plan of a long day.
export function sum(values: Float64Array): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i];
  return total;
}

export function greatest(values: Float64Array): number {
  let top = 0;
  for (let i = 0; i < values.length; i++) top = Math.max(top, values[i]);
  return top;
}

/** A drive as long as the longest: prices are told in it. On a day in one place it is a minute or a meter. */
const longestDrive = (arcs: Float64Array): number => Math.max(1, greatest(arcs));

/** Whether a square table says the same there and back. */
export function isSymmetric(table: Float64Array, rows: number): boolean {
  for (let i = 1; i < rows; i++) {
    for (let j = 0; j < i; j++) if (table[i * rows + j] !== table[j * rows + i]) return false;
  }
  return true;
}

/**
 * What an arc costs. Meters count as minutes at the average speed of the table, so that the weights
 * compare like with like.
 */
function arcCosts({ travel: { meters, minutes }, weights }: Problem): {
  readonly arcs: Float64Array;
  readonly waiting: number;
} {
  const [allMeters, allMinutes] = [sum(meters), sum(minutes)];
  if (allMinutes === 0 || (weights.time === 0 && weights.distance > 0)) {
    return { arcs: meters.slice(), waiting: 0 };
  }
  const both = weights.distance + weights.time;
  const share = both > 0 ? weights.time / both : 0.5;
  const pace = allMeters > 0 ? allMinutes / allMeters : 0;
  const arcs = new Float64Array(meters.length);
  for (let i = 0; i < arcs.length; i++) {
    arcs[i] = (1 - share) * meters[i] * pace + share * minutes[i];
  }
  return { arcs, waiting: share };
}

/** A table with one more row and column for the end of a route: the depot again, or nowhere. */
function withEnd(table: Float64Array, rows: number, returns: boolean): Float64Array {
  const size = rows + 1;
  const wider = new Float64Array(size * size);
  for (let from = 0; from < rows; from++) {
    for (let to = 0; to < rows; to++) {
      wider[from * size + to] = table[from * rows + to];
    }
    wider[from * size + rows] = returns && from > 0 ? table[from * rows] : 0;
  }
  return wider;
}

/**
 * A problem as the search reads it: numbers side by side in typed arrays.
 *
 * Nodes are the stops 1 to n, then for vehicle v its start n + 1 + 2v and its end n + 2 + 2v. Places
 * are rows of the tables: 0 the depot, 1 to n the stops, n + 1 the end of a route.
 */
function flattened(problem: Problem) {
  const { stops, vehicles, travel, points, returns } = problem;
  const n = stops.length;
  const rows = n + 1;
  const size = rows + 1;
  const nodes = n + 1 + 2 * vehicles.length;
  const numbers = skillNumbers(problem);
  const { arcs, waiting } = arcCosts(problem);
  const cost = withEnd(arcs, rows, returns);
  const minutes = withEnd(travel.minutes, rows, returns);
  const place = Int32Array.from({ length: nodes }, (_, node) =>
    node <= n ? node : (node - n - 1) % 2 === 0 ? 0 : n + 1,
  );
  const early = new Float64Array(nodes);
  const late = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY);
  for (const [i, { window }] of stops.entries()) {
    if (window) [early[i + 1], late[i + 1]] = window;
  }
  for (const [v, { shift }] of vehicles.entries()) {
    for (const node of [n + 1 + 2 * v, n + 2 + 2 * v]) [early[node], late[node]] = shift;
  }
  const [depot] = points;
  const optional = stops.some(({ price }) => price !== undefined);
  const drive = optional ? longestDrive(arcs) : 0;
  const mostStops = Float64Array.from(
    vehicles,
    (each) => each.mostStops ?? Number.POSITIVE_INFINITY,
  );
  const load = Float64Array.from({ length: nodes }, (_, node) => stops[node - 1]?.load ?? 0);
  const timed = late.some((time, node) => node > 0 && Number.isFinite(time));
  const base = {
    stops: n,
    vehicles: vehicles.length,
    nodes,
    /** Rows of the tables. */
    size,
    place,
    /** What driving from a place to another costs, distance and time weighed. */
    cost,
    minutes,
    /** What a minute of waiting costs. */
    waiting,
    load,
    service: Float64Array.from({ length: nodes }, (_, node) => stops[node - 1]?.service ?? 0),
    /** By node: when service, or a shift, may begin. */
    early,
    late,
    /** By stop: the number of its skill, 0 for none. */
    skill: Int32Array.from(
      { length: nodes },
      (_, node) => numbers.get(stops[node - 1]?.skill ?? '') ?? 0,
    ),
    /** By stop: what leaving it out costs; infinite where it must be served. */
    price: Float64Array.from({ length: rows }, (_, stop) => {
      const price = stops[stop - 1]?.price;
      return price === undefined ? Number.POSITIVE_INFINITY : price * drive;
    }),
    /** Whether any stop may be left out. */
    optional,
    capacity: Float64Array.from(vehicles, ({ capacity }) => capacity),
    /** By vehicle: how many stops it may serve; infinite where that does not matter. */
    mostStops,
    /** Whether the number of stops can bind. */
    counted: mostStops.some((most) => most < n),
    /** The load that a stop too many counts as: the largest of the day. */
    perStop: greatest(load) || 1,
    /** How many skills there are, none being one of them. */
    kinds: numbers.size + 1,
    /** 1 at vehicle · kinds + skill where the vehicle has the skill; each has none. */
    fits: Uint8Array.from(
      vehicles.flatMap(({ skills }) => {
        const own = new Set(skills);
        return [1, ...[...numbers.keys()].map((skill) => Number(own.has(skill)))];
      }),
    ),
    /** Whether any window or shift can bind. */
    timed,
    even: evennessOf(problem, arcs, timed),
    skilled: numbers.size > 0,
    /** Whether all vehicles are alike. */
    alike: vehicles.every((vehicle) => JSON.stringify(vehicle) === JSON.stringify(vehicles[0])),
    /** Whether driving back costs what driving there does. */
    symmetric: returns && isSymmetric(arcs, rows),
    /** By stop: its angle seen from the depot, as a number from 0 to 65535. */
    angle: Int32Array.from(points, ([x, y]) => {
      const turn = Math.atan2(y - depot[1], x - depot[0]) / (2 * Math.PI);
      return Math.floor(65536 * turn) & 65535;
    }),
  };
  /** By stop: the stops that may follow or precede it, nearest first. */
  const near: readonly Int32Array[] = nearest(base);
  return { ...base, near };
}

export type Model = Readonly<ReturnType<typeof flattened>>;

const known = new WeakMap<Problem, Model>();

/** A problem laid out for the search, once. */
export function modelOf(problem: Problem): Model {
  const model = known.get(problem) ?? flattened(problem);
  known.set(problem, model);
  return model;
}
