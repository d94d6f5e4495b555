import { minutesBetween, type World } from '../world';

/** A round by the tables of travel, before it has a line. */
export interface Timetable {
  /** Minutes after windows have closed, where they are minded. */
  readonly late: number;
  readonly done: number;
  /** Boxes. */
  readonly load: number;
}

/** How far a van is by the tables, in minutes; it is moved on stop by stop. */
export interface Clock {
  time: number;
  /** When it came to the stop it was moved on to last. */
  arrival: number;
  /** Minutes after windows have closed so far, where they are minded. */
  late: number;
}

/** The clock of a van that has not left yet. */
export function clockOf({ day }: World, v: number): Clock {
  const time = day.vans[v]?.shift[0] ?? 0;
  return { time, arrival: time, late: 0 };
}

/**
 * Drives on to a stop and serves it.
 *
 * @param last the stop before, undefined at the depot
 */
export function moveOn(world: World, clock: Clock, last: number | undefined, id: number): void {
  const { minutes, window } = world.stop(id);
  clock.time += minutesBetween(world, last, id);
  clock.arrival = clock.time;
  if (world.day.rules.windows && window) {
    clock.late += Math.max(0, clock.time - window[1]);
    clock.time = Math.max(clock.time, window[0]);
  }
  clock.time += minutes;
}

/** When a van is done whose last stop is this one, back at the depot where it goes back. */
export const doneAfter = (world: World, { time }: Clock, last: number): number =>
  world.day.rules.returns ? time + minutesBetween(world, last, undefined) : time;

/** Times a round of a van by the tables. */
export function timetableOf(world: World, v: number, round: readonly number[]): Timetable {
  const clock = clockOf(world, v);
  let load = 0;
  let last: number | undefined;
  for (const id of round) {
    moveOn(world, clock, last, id);
    load += world.stop(id).load;
    last = id;
  }
  const done = last === undefined ? clock.time : doneAfter(world, clock, last);
  return { late: clock.late, done, load };
}
