import type { Day, Sequences, Stop } from '../day';

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a plan depends on in a stop: not how it is called, nor how its van is. */
const planned = ({ name: _, note: __, phone: ___, lockedTo, ...stop }: Stop, { vans }: Day) => ({
  ...stop,
  ...(lockedTo !== undefined && { lockedTo: vans.findIndex(({ id }) => id === lockedTo) }),
});

/** What changed between two days: everything, without an earlier one. */
export function changesOf(before: Day | undefined, day: Day) {
  const stops = new Map(before?.stops.map((stop) => [stop.id, planned(stop, before)]));
  const frame = ({ vans, rules, depot, ground }: Day) => ({
    ...{ rules, ground, depot: depot.place },
    vans: vans.map(({ id: _, locked: __, ...van }) => van),
  });
  return {
    /** Whether vans, rules, depot or ground changed, which concerns every route. A lock changes none. */
    whole: !before || !isSame(frame(before), frame(day)),
    stops: new Set(
      day.stops.flatMap((stop) => (isSame(stops.get(stop.id), planned(stop, day)) ? [] : stop.id)),
    ),
  };
}

export const vansBetween = (before: Sequences, after: Sequences): number[] =>
  after.flatMap((sequence, v) => (sequence.join() === (before[v] ?? []).join() ? [] : v));
