import type { Stop, Van } from '@/lib/planner/day/day';
import type { Thread, Visit } from '@/lib/planner/day/plan';
import { counted } from '@/lib/words/count';
import { boxes, clock, clockSpan, distance, signOf, type Unit } from './units';

/** What a van carries and drives: '5 stops, 2.4 mi, 18 of 30'. */
export const vanSummary = (thread: Thread, van: Van | undefined, unit: Unit): string =>
  [
    counted(thread.visits.length, 'stop'),
    `${distance(thread.meters, unit)} ${signOf(unit)}`,
    `${thread.load} of ${van?.capacity ?? 0}`,
  ].join(', ');

/** How a round ends: 'done 09:17', or how many of its stops are late. */
export function vanEnd({ visits, done }: Thread): {
  readonly words: string;
  readonly late: boolean;
} {
  const late = visits.filter((visit) => visit.late > 0).length;
  return late > 0
    ? { words: `${late} late`, late: true }
    : { words: `done ${clock(done)}`, late: false };
}

/** A stop's row in one breath, in the order in which it is seen. */
export const rowName = ({ id, name, window, load }: Stop, visit: Visit | undefined): string =>
  [
    `Stop ${id}`,
    name,
    window ? clockSpan(window) : 'any time',
    boxes(load),
    visit ? `${visit.late > 0 ? 'late ' : ''}${clock(visit.arrival)}` : 'not in the plan',
  ].join(', ');
