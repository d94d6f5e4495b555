import type { Sequences } from '../day';
import { minutesBetween, type World } from '../world';
import { type Clock, clockAt, departureOf, moveClock } from './clock';

/** A route by the tables of travel, before it has a line. */
export interface Timetable {
  /** Minutes after windows have closed, where they are minded. */
  readonly late: number;
  readonly done: number;
  /** Minutes from leaving the depot until done. */
  readonly working: number;
  /** Boxes. */
  readonly load: number;
}

/** The clock of a van that has not left yet. */
export const clockOf = ({ day }: World, v: number): Clock => clockAt(day.vans[v]?.shift[0] ?? 0);

/**
 * Drives on to a stop and serves it.
 *
 * @param last the stop before, undefined at the depot
 */
export function moveOn(world: World, clock: Clock, last: number | undefined, id: number): void {
  const { minutes, window } = world.stop(id);
  const minded = world.day.rules.windows ? window : undefined;
  moveClock(clock, minutesBetween(world, last, id), minutes, minded);
}

/** When a van is done whose last stop is this one, back at the depot where it goes back. */
export const doneAfter = (world: World, { time }: Clock, last: number): number =>
  world.day.rules.returns ? time + minutesBetween(world, last, undefined) : time;

/** Minutes that routes are late by the tables, where windows are minded. */
export const lateOf = (world: World, sequences: Sequences): number =>
  sequences.reduce((sum, sequence, v) => sum + timetableOf(world, v, sequence).late, 0);

/** Times a route of a van by the tables. */
export function timetableOf(world: World, v: number, sequence: readonly number[]): Timetable {
  const clock = clockOf(world, v);
  let load = 0;
  let last: number | undefined;
  for (const id of sequence) {
    moveOn(world, clock, last, id);
    load += world.stop(id).load;
    last = id;
  }
  const done = last === undefined ? clock.time : doneAfter(world, clock, last);
  return { late: clock.late, done, working: done - departureOf(clock), load };
}
