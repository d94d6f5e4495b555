import { speeds } from '../../../city/scale';
import { streetKinds } from '../../../city/types';
import type { PlannerTown } from '../../town/town';

/** Minutes per meter, by street class. */
export const pace: readonly number[] = streetKinds.map((kind) => 60 / (1000 * speeds[kind]));

const mix = (minutes: number, meters: number) => 0.5 * minutes + 0.5 * meters * (pace[1] as number);

/** Removes corners with one way left, again and again. */
function findWaysOut({ x, from }: PlannerTown, next: Int32Array): Int32Array {
  const wayOut = new Int32Array(x.length).fill(-1);
  const left = Int32Array.from(x, (_, c) => (from[c + 1] as number) - (from[c] as number));
  const gone = new Uint8Array(x.length);
  const queue = [...left.keys()].filter((corner) => left[corner] === 1);
  for (const corner of queue) {
    if (left[corner] !== 1) continue;
    gone[corner] = 1;
    for (let i = from[corner] as number; i < (from[corner + 1] as number); i++) {
      const other = next[i] as number;
      if (gone[other] === 1) continue;
      wayOut[corner] = other;
      left[other] = (left[other] as number) - 1;
      if (left[other] === 1) queue.push(other);
    }
  }
  return wayOut;
}

const moved = new WeakMap<PlannerTown, Map<number, PlannerTown>>();

/** A town with its depot, and the yard around it, at a corner. The same object for the same corner. */
export function withDepotAt(town: PlannerTown, depot: number): PlannerTown {
  const { x, y } = town;
  if (depot === town.depot || !(depot >= 0 && depot < x.length)) return town;
  const towns = moved.get(town) ?? new Map<number, PlannerTown>();
  moved.set(town, towns);
  const at = [x[depot] as number, y[depot] as number] as const;
  const other = towns.get(depot) ?? { ...town, depot, yard: { ...town.yard, at } };
  towns.set(depot, other);
  return other;
}

function measured(town: PlannerTown) {
  const { x, y, a, b, from, ways, kind, meters, yard } = town;
  const minutes = Float64Array.from(meters, (m, s) => m * (pace[kind[s] as number] as number));
  /** The corner at the other end of each way, parallel to `town.ways`. */
  const next = new Int32Array(ways.length);
  for (let c = 0; c < x.length; c++) {
    for (let i = from[c] as number; i < (from[c + 1] as number); i++) {
      const s = ways[i] as number;
      next[i] = (a[s] === c ? b[s] : a[s]) as number;
    }
  }
  return {
    town,
    /** By stretch. */
    minutes,
    /** By stretch: half its minutes, half its meters as minutes at the speed of a major street. */
    cost: minutes.map((each, s) => mix(each, meters[s] as number)),
    leastRate: mix(pace[0] as number, 1),
    next,
    /** By corner: 1 in the depot's yard. */
    inYard: Uint8Array.from(x, (at, c) =>
      Math.abs(at - yard.at[0]) <= yard.width / 2 &&
      Math.abs((y[c] as number) - yard.at[1]) <= yard.height / 2
        ? 1
        : 0,
    ),
    /** By corner in a dead end: the next corner on the way out, else -1. */
    wayOut: findWaysOut(town, next),
  };
}

export type Streets = Readonly<ReturnType<typeof measured>>;

const known = new WeakMap<PlannerTown, Streets>();

export function streetsOf(town: PlannerTown): Streets {
  const streets = known.get(town) ?? measured(town);
  known.set(town, streets);
  return streets;
}
