import type { LeftOver, Plan } from './plan';
import type { Routed } from './routed';
import { drive } from './simulate';
import { totalsOf } from './totals';
import type { World } from './world';

/** Drives all rounds of a plan along their lines and adds them up. */
export function evaluate(
  { day, stop }: World,
  { rounds, lines, meetings }: Routed,
  leftOver: readonly LeftOver[],
): Plan {
  const routes = rounds.flatMap((round, v) => {
    const line = lines[v];
    return line ? [drive(day, v, round.map(stop), line)] : [];
  });
  return {
    routes,
    leftOver,
    totals: totalsOf(routes, meetings.length),
    meetings: meetings.map(({ at }) => at),
    rounds,
  };
}
