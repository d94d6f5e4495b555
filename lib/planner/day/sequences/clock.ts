/** A van's times in minutes, moved on stop by stop. Times both tables and drawn lines. */
export interface Clock {
  readonly start: number;
  time: number;
  /** At the last stop. */
  arrival: number;
  /** Late minutes so far. */
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
