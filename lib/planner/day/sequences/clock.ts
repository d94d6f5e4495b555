import type { Sequences } from '../day';
import { minutesBetween, type World } from '../world';

/** In minutes and boxes: what is less is noise of the arithmetic. */
export const noise = 1e-6;

/** A van's times in minutes, moved on stop by stop. Times both tables and drawn lines. */
export interface Clock {
  readonly start: number;
  time: number;
  /** At the last stop. */
  arrival: number;
  late: number;
  waited: number;
  /** How much later it could have left at no loss. */
  slack: number;
}

export const clockAt = (start: number): Clock => ({
  ...{ start, time: start, arrival: start, late: 0, waited: 0, slack: Number.POSITIVE_INFINITY },
});

/** Drives to a stop, waits for its window if given, and serves it. */
export function moveClock(
  clock: Clock,
  drive: number,
  minutes: number,
  window: readonly [from: number, to: number] | undefined,
): void {
  clock.time += drive;
  clock.arrival = clock.time;
  if (window) {
    const wait = Math.max(0, window[0] - clock.time);
    clock.time += wait;
    clock.waited += wait;
    clock.late += Math.max(0, clock.time - window[1]);
    clock.slack = Math.min(clock.slack, clock.waited + Math.max(0, window[1] - clock.time));
  }
  clock.time += minutes;
}

/** The latest departure that makes nothing later (forward time slack, Savelsbergh 1992). */
export const departureOf = ({ start, waited, slack }: Clock): number =>
  start + Math.min(waited, slack);

export const clockOf = ({ day }: World, v: number): Clock => clockAt(day.vans[v]?.shift[0] ?? 0);

/** Drives from stop `last` (undefined: the depot) to stop `id` and serves it. */
export function moveOn(world: World, clock: Clock, last: number | undefined, id: number): void {
  const { minutes, window } = world.stop(id);
  const minded = world.day.rules.windows ? window : undefined;
  moveClock(clock, minutesBetween(world, last, id), minutes, minded);
}

/** When a van is done after its last stop. */
export const doneAfter = (world: World, { time }: Clock, last: number): number =>
  world.day.rules.returns ? time + minutesBetween(world, last, undefined) : time;

/** Late minutes of all routes, where windows are minded. */
export const lateOf = (world: World, sequences: Sequences): number =>
  sequences.reduce((sum, sequence, v) => sum + timetableOf(world, v, sequence).late, 0);

/** A route by the travel tables: its minutes late, where windows are minded, and from departure until done. */
export function timetableOf(world: World, v: number, sequence: readonly number[]) {
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
