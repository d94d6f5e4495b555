import type { Problem } from '@/planner/problem';
import type { Sequences, Stop } from './day';
import { canServe } from './left-over';
import type { World } from './world';

/** In longest drives: more than any order saves, so that the fewest are left out, and those that must be served last. */
const price = ({ mustServe }: Stop): number => (mustServe ? 20_000 : 1000);

/** What a stop asks of its van, as one skill: those it needs and its lock. */
const askedBy = ({ skill, lockedTo }: Stop): string | undefined =>
  skill === undefined && lockedTo === undefined ? undefined : JSON.stringify([skill, lockedTo]);

/**
 * The problem that a day, or a part of it, poses, with its ids and vans.
 *
 * @param ids stops to be served if possible, by the search's numbers from 1 on; within reach of the depot
 * @param vans indexes of the vans that take part
 */
export function problemOfDay(
  world: World,
  ids: readonly number[],
  vans: readonly number[] = [...world.day.vans.keys()],
) {
  const { day, travel } = world;
  const { rules } = day;
  const rows = [0, ...ids.map((id) => world.row.get(id) as number)];
  const part = (table: Float64Array) => {
    const smaller = new Float64Array(rows.length * rows.length);
    for (let i = 0, at = 0; i < rows.length; i++) {
      const start = (rows[i] as number) * travel.size;
      for (let j = 0; j < rows.length; j++) {
        smaller[at++] = table[start + (rows[j] as number)] as number;
      }
    }
    return smaller;
  };
  const { distance, time, evenness } = rules.weights;
  const stops = ids.map(world.stop);
  const asking = new Map(stops.map((stop) => [askedBy(stop), stop]));
  const problem: Problem = {
    stops: stops.map((stop) => {
      const { load, minutes, window } = stop;
      const skill = askedBy(stop);
      return {
        ...{ load, service: minutes, price: price(stop) },
        ...(rules.windows && window && { window }),
        ...(skill !== undefined && { skill }),
      };
    }),
    vehicles: vans.flatMap((v) => {
      const van = day.vans[v];
      if (!van) return [];
      const skills = [...asking].flatMap(([skill, stop]) =>
        skill !== undefined && canServe(van, stop) ? skill : [],
      );
      const { capacity, shift, mostStops } = van;
      return [{ capacity, shift, skills, ...(mostStops !== undefined && { mostStops }) }];
    }),
    travel: { meters: part(travel.meters), minutes: part(travel.minutes) },
    points: rows.map((row) => travel.spots[row] as readonly [number, number]),
    returns: rules.returns,
    // A day on which nothing at all matters is planned as if all did.
    weights:
      distance + time > 0
        ? { distance, time, penalties: evenness }
        : { distance: 1, time: 1, penalties: evenness },
    balance: rules.balance,
  };
  return { problem, ids, vans };
}

export type SearchedDay = ReturnType<typeof problemOfDay>;

/** Routes of the day as the search numbers stops. */
export function toSearch({ ids, vans }: SearchedDay, sequences: Sequences): number[][] {
  const number = new Map(ids.map((id, i) => [id, i + 1]));
  return vans.map((van) => (sequences[van] ?? []).flatMap((id) => number.get(id) ?? []));
}

/** Stops that follow each other at one place and at any time, in the order of the list. */
function inListOrder({ stops, travel }: Problem, sequence: readonly number[]): number[] {
  const size = stops.length + 1;
  const isOneVisit = (a: number, b: number) =>
    travel.meters[a * size + b] === 0 && !stops[a - 1]?.window && !stops[b - 1]?.window;
  const visits: number[][] = [];
  for (const stop of sequence) {
    const last = visits.at(-1);
    if (last && isOneVisit(last.at(-1) as number, stop)) last.push(stop);
    else visits.push([stop]);
  }
  return visits.flatMap((visit) => visit.sort((a, b) => a - b));
}

/** Routes of the search as the day numbers stops; vans that take no part keep theirs. */
export function fromSearch(
  { problem, ids, vans }: SearchedDay,
  found: readonly (readonly number[])[],
  others: Sequences,
): number[][] {
  const sequences = others.map((sequence) => [...sequence]);
  for (const [i, van] of vans.entries()) {
    sequences[van] = inListOrder(problem, found[i] ?? []).map((stop) => ids[stop - 1] as number);
  }
  return sequences;
}
