import type { Day } from '@/lib/planner/day/day';
import type { Plan, Violation } from '@/lib/planner/day/plan';
import { counted } from '@/lib/words/count';
import { dollars } from '@/lib/words/money';
import type { RouteEdit } from './edits';
import { boxes, distance, duration, type Unit } from './units';

/** '1st', '2nd', '11th'. */
export function ordinal(value: number): string {
  const teen = value % 100 > 10 && value % 100 < 14;
  return `${value}${(!teen && ['', 'st', 'nd', 'rd'][value % 10]) || 'th'}`;
}

/** Where a stop stands: '3rd of 9 in VAN 02'; undefined where no van comes. */
function standing(stop: number, { vans }: Day, { sequences }: Plan): string | undefined {
  const van = sequences.findIndex((sequence) => sequence.includes(stop));
  const sequence = sequences[van];
  return (
    sequence && `${ordinal(sequence.indexOf(stop) + 1)} of ${sequence.length} in ${vans[van]?.id}`
  );
}

/** What stands under the button after such an edit: 'Stop 7: 3rd of 9 in VAN 02.' */
export function routeEditWords(edit: RouteEdit, day: Day, after: Plan): string {
  switch (edit.what) {
    case 'assigned':
      return `Stop ${edit.stop}: ${standing(edit.stop, day, after) ?? 'in no van'}.`;
    case 'locked':
      return `Stop ${edit.stop} ${edit.to ? `stays on ${edit.to}` : 'may go on any van'}.`;
    case 'must serve':
      return `Stop ${edit.stop} ${edit.on ? 'must be served' : 'may be left over'}.`;
    case 'route locked':
      return `Route of ${edit.van} ${edit.on ? 'locked' : 'unlocked'}.`;
  }
}

/** What a route breaks, in words: '12 boxes over', '25 min past the shift', 'lift missing at stop 7'. */
export function violationWords(violation: Violation): string {
  switch (violation.kind) {
    case 'overload':
      return `${boxes(Math.ceil(violation.boxes))} over`;
    case 'overtime':
      return `${duration(Math.max(1, violation.minutes))} past the shift`;
    case 'stops':
      return `${counted(violation.over, 'stop')} too many`;
    case 'skill':
      return `${violation.skills.join(', ')} missing at stop ${violation.stop}`;
    case 'lock':
      return `stop ${violation.stop} is locked to another van`;
    case 'late':
      return `stop ${violation.stop} late by ${duration(Math.max(1, violation.minutes))}`;
  }
}

/** What the head of a van says of what its route breaks; rows say which stops are late. */
export const vanViolations = (violations: readonly Violation[], van: number): string =>
  violations
    .filter((each) => each.van === van && each.kind !== 'late')
    .map(violationWords)
    .join(', ');

/** A change: '$3 more', '0.2 miles less'; nothing where none shows. */
const change = (text: string, unit: string, difference: number): string[] =>
  Number(text.replace(/[$,]/g, '')) > 0
    ? [`${text}${unit} ${difference < 0 ? 'less' : 'more'}`]
    : [];

/** What the live region adds: the change in cost and distance, and what is broken now and was not before. */
export function routeEditMore(
  { what }: RouteEdit,
  { vans }: Day,
  before: Plan | undefined,
  after: Plan,
  unit: Unit,
): string {
  const known = new Set(before?.violations.map((each) => `${each.van} ${violationWords(each)}`));
  const broken = after.violations
    .filter((each) => !known.has(`${each.van} ${violationWords(each)}`))
    .map((each) => `${vans[each.van]?.id}: ${violationWords(each)}.`);
  if (what !== 'assigned' || !before) return ['', ...broken].join(' ');
  const cost = after.totals.cost - before.totals.cost;
  const meters = after.totals.meters - before.totals.meters;
  const changes = [
    ...change(dollars(Math.abs(cost)), '', cost),
    ...change(distance(Math.abs(meters), unit), ` ${unit}`, meters),
  ];
  const sum = changes.length > 0 ? changes.join(', ') : 'No change in cost or distance';
  return ['', `${sum}.`, ...broken].join(' ');
}
