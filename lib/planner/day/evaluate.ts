import type { LeftOver, Plan } from './plan';
import type { Routed } from './routed';
import { drive } from './simulate';
import { totalsOf } from './totals';
import { violationsOf } from './violations';
import type { World } from './world';

/** Drives all routes of a plan along their lines and adds them up. */
export function evaluate(
  { day, stop }: World,
  { sequences, lines, meetings }: Routed,
  leftOver: readonly LeftOver[],
): Plan {
  const routes = sequences.flatMap((sequence, v) => {
    const line = lines[v];
    return line ? [drive(day, v, sequence.map(stop), line)] : [];
  });
  return {
    routes,
    leftOver,
    violations: violationsOf(day, { routes }),
    totals: totalsOf(routes, meetings.length),
    meetings: meetings.map(({ at }) => at),
    sequences,
  };
}
