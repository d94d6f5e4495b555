import type { Stop, Van } from '@/lib/planner/day/day';
import type { Route, Visit } from '@/lib/planner/day/plan';
import { clock, clockSpan, type Unit } from '@/lib/planner/time';
import { counted } from '@/lib/words/count';
import { centerWords } from './centers';
import { boxes, distance, duration, signOf } from './units';

/** What a van carries and drives: '5 stops, 2.4 mi, 18 of 30'. */
export const vanSummary = (route: Route, van: Van | undefined, unit: Unit): string =>
  [
    counted(route.visits.length, 'stop'),
    `${distance(route.meters, unit)} ${signOf(unit)}`,
    `${route.load} of ${van?.capacity ?? 0}`,
  ].join(', ');

/** When a van leaves the depot and is done, and how many of its stops are late: '1 late, leaves 8:30 AM, done 9:17 AM'. */
export function vanEnd(
  { visits, departure, done }: Route,
  unit: Unit,
): {
  readonly words: string;
  readonly late: boolean;
} {
  const late = visits.filter((visit) => visit.late > 0).length;
  const before = late > 0 ? `${late} late, ` : '';
  return {
    words: `${before}leaves ${clock(departure, unit)}, done ${clock(done, unit)}`,
    late: late > 0,
  };
}

/** How long a van stands before a window opens: 'wait 11 min'. */
export const waitOf = ({ wait }: Visit): string => `wait ${duration(wait)}`;

/** A stop's row in one breath, in the order in which it is seen. */
export const rowName = (
  { id, name, place, window, load, lockedTo }: Stop,
  visit: Visit | undefined,
  unit: Unit,
): string =>
  [
    `Stop ${id}`,
    name,
    window ? clockSpan(window, unit) : 'any time',
    boxes(load),
    visit?.wait && `arrival ${clock(visit.arrival, unit)}, ${waitOf(visit)}, service start`,
    visit ? `${visit.late > 0 ? 'late ' : ''}${clock(visit.start, unit)}` : 'not in the plan',
    lockedTo && `locked to ${lockedTo}`,
    centerWords(place),
  ]
    .filter(Boolean)
    .join(', ');
