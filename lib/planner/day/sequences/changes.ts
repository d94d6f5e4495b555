import type { Day, Sequences, Stop } from '../day';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface Changes {
  /** Whether vans, rules, depot or ground changed, which concerns every route. */
  readonly whole: boolean;
  /** Added or changed stops. */
  readonly stops: ReadonlySet<number>;
}

/** Everything, without an earlier day. */
export function changesOf(before: Day | undefined, day: Day): Changes {
  const stops = new Map<number, Stop>(before?.stops.map((stop) => [stop.id, stop]));
  const frame = ({ vans, rules, depot, ground }: Day) => ({ vans, rules, depot, ground });
  return {
    whole: !before || !isSame(frame(before), frame(day)),
    stops: new Set(day.stops.flatMap((stop) => (isSame(stops.get(stop.id), stop) ? [] : stop.id))),
  };
}

/** The vans whose routes differ. */
export const vansBetween = (before: Sequences, after: Sequences): number[] =>
  after.flatMap((sequence, v) => (sequence.join() === (before[v] ?? []).join() ? [] : v));
