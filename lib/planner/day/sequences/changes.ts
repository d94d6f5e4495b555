import type { Day, Sequences, Stop } from '../day';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a plan depends on in a stop: not how it is called, nor how its van is. */
const planned = ({ name: _, note: __, phone: ___, lockedTo, ...stop }: Stop, { vans }: Day) => ({
  ...stop,
  ...(lockedTo !== undefined && { lockedTo: vans.findIndex(({ id }) => id === lockedTo) }),
});

/** What an edit of a day concerns. */
export interface Changes {
  /** Whether vans, rules, depot or ground are other ones: every route is concerned. */
  readonly whole: boolean;
  /** Stops that came or are not what they were. */
  readonly stops: ReadonlySet<number>;
}

/** What is different in a day since it was planned; without an earlier day, all of it. */
export function changesOf(before: Day | undefined, day: Day): Changes {
  const stops = new Map(before?.stops.map((stop) => [stop.id, planned(stop, before)]));
  const frame = ({ vans, rules, depot, ground }: Day) => ({
    ...{ rules, ground, depot: depot.place },
    vans: vans.map(({ id: _, ...van }) => van),
  });
  return {
    whole: !before || !isSame(frame(before), frame(day)),
    stops: new Set(
      day.stops.flatMap((stop) => (isSame(stops.get(stop.id), planned(stop, day)) ? [] : stop.id)),
    ),
  };
}

/** The vans whose routes are not what they were. */
export const vansBetween = (before: Sequences, after: Sequences): number[] =>
  after.flatMap((sequence, v) => (sequence.join() === (before[v] ?? []).join() ? [] : v));
