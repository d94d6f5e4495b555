import type { Day, Sequences, Stop } from '../day';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What an edit of a day concerns. */
export interface Changes {
  /** Whether vans, rules, depot or ground are other ones: every route is concerned. A lock changes none. */
  readonly whole: boolean;
  /** Stops that came or are not what they were. */
  readonly stops: ReadonlySet<number>;
}

/** What is different in a day since it was planned; without an earlier day, all of it. */
export function changesOf(before: Day | undefined, day: Day): Changes {
  const stops = new Map<number, Stop>(before?.stops.map((stop) => [stop.id, stop]));
  const frame = ({ vans, rules, depot, ground }: Day) => ({
    ...{ rules, depot, ground },
    vans: vans.map(({ locked: _, ...van }) => van),
  });
  return {
    whole: !before || !isSame(frame(before), frame(day)),
    stops: new Set(day.stops.flatMap((stop) => (isSame(stops.get(stop.id), stop) ? [] : stop.id))),
  };
}

/** The vans whose routes are not what they were. */
export const vansBetween = (before: Sequences, after: Sequences): number[] =>
  after.flatMap((sequence, v) => (sequence.join() === (before[v] ?? []).join() ? [] : v));
