import { leastBy } from '../../least';
import type { Sequences } from '../day';
import { canCarry, mostStopsOf } from '../left-over';
import type { World } from '../world';
import { clockOf, departureOf, doneAfter, moveOn, noise, timetableOf } from './clock';

/** All places for a stop in the routes of the vans that can take it; a locked route has none. */
export function insertionsOf(world: World, sequences: Sequences, id: number) {
  const stop = world.stop(id);
  return world.day.vans.flatMap((van, v) => {
    if (van.locked || !canCarry(van, stop)) return [];
    const sequence = sequences[v] ?? [];
    const before = timetableOf(world, v, sequence);
    const overload =
      Math.max(0, before.load + stop.load - van.capacity) +
      Math.max(0, sequence.length + 1 - mostStopsOf(van));
    // What comes before the place is driven once for all places.
    const clock = clockOf(world, v);
    return Array.from({ length: sequence.length + 1 }, (_, at) => {
      const after = { ...clock };
      moveOn(world, after, sequence[at - 1], id);
      const start = after.time - stop.minutes;
      let last = id;
      for (let i = at; i < sequence.length; i++) {
        const next = sequence[i] as number;
        moveOn(world, after, last, next);
        last = next;
      }
      const done = doneAfter(world, after, last);
      const overtime = done - van.shift[1];
      if (at < sequence.length) moveOn(world, clock, sequence[at - 1], sequence[at] as number);
      return {
        van: v,
        at,
        /** Additional minutes, late ones included. */
        extra: done - departureOf(after) - before.working + (after.late - before.late),
        /** Of service. */
        start,
        done,
        /** Boxes above the capacity and stops above the limit together. */
        overload,
        /** Minutes after the shift. */
        overtime: overtime > noise ? overtime : 0,
      };
    });
  });
}

/** The cheapest place for a stop where nothing is broken; undefined where there is none. */
export const bestInsertion = (world: World, sequences: Sequences, id: number) =>
  leastBy(
    insertionsOf(world, sequences, id).filter(
      ({ overload, overtime }) => overload <= noise && overtime === 0,
    ),
    ({ extra }) => extra,
  );
