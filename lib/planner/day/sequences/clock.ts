/**
 * How far a van is that left when its shift began, in minutes; it is moved on stop by stop. Both the
 * tables and the drawn lines are timed with it.
 */
export interface Clock {
  readonly start: number;
  time: number;
  /** When it came to the stop it was moved on to last. */
  arrival: number;
  /** Minutes after windows have closed so far. */
  late: number;
  /** Minutes waited so far. */
  waited: number;
  /** How much later it could have left without being later than now at a window's end. */
  slack: number;
}

/** The clock of a van whose shift begins. */
export const clockAt = (start: number): Clock => ({
  ...{ start, time: start, arrival: start, late: 0, waited: 0, slack: Number.POSITIVE_INFINITY },
});

/** Drives some minutes to a stop, waits for its window where it has one that is minded, and serves it. */
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

/**
 * When the van should leave: as late as it can without being done later or later than it must at any
 * window's end, so that the route takes the fewest minutes (forward time slack, Savelsbergh 1992).
 */
export const departureOf = ({ start, waited, slack }: Clock): number =>
  start + Math.min(waited, slack);
