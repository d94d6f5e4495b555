import type { Day } from '@/lib/planner/day/day';
import type { Plan, Violation } from '@/lib/planner/day/plan';
import { clock, type Unit } from '@/lib/planner/time';
import { counted } from '@/lib/words/count';
import { dollars } from '@/lib/words/money';
import { spelled } from '@/lib/words/spelled';
import { boxes, distance, duration } from './units';

/** What was changed, for the words about it. */
export type Edit =
  | {
      readonly kind: 'added' | 'moved' | 'deleted' | 'changed' | 'assigned';
      readonly stop: number;
    }
  /** To the van of this id, or to none. */
  | { readonly kind: 'locked'; readonly stop: number; readonly to: string | undefined }
  | { readonly kind: 'must serve'; readonly stop: number; readonly on: boolean }
  | { readonly kind: 'route locked'; readonly van: string; readonly on: boolean }
  | { readonly kind: keyof typeof changes };

interface Edited {
  readonly edit: Edit;
  readonly day: Day;
  readonly before: Plan | undefined;
  readonly after: Plan;
  readonly took: number;
  readonly unit: Unit;
}

const changes = {
  rules: 'Rules changed',
  vans: 'Vans changed',
  depot: 'Depot moved',
} as const;

/** Edits that set routes, or what optimizing may change of them. */
const ofRoutes: readonly Edit['kind'][] = ['assigned', 'locked', 'must serve', 'route locked'];

/** Seconds with one decimal: '0.4 s', never '0.0 s'. */
const seconds = (value: number): string => `${Math.max(0.1, value).toFixed(1)} s`;

/** How many vans visit other stops than before, or the same ones along another line. */
function replanned(before: Plan | undefined, after: Plan): number {
  const line = (plan: Plan | undefined, van: number) => {
    const route = plan?.routes.find((each) => each.van === van);
    return route ? `${route.visits.map(({ stop }) => stop)} ${Math.round(route.meters)}` : '';
  };
  const vans = Math.max(before?.sequences.length ?? 0, after.sequences.length);
  return Array.from({ length: vans }, (_, van) => van).filter(
    (van) => line(before, van) !== line(after, van),
  ).length;
}

const routes = (changed: number): string =>
  changed === 1 ? 'one route' : `${spelled(changed)} routes`;

function visitOf(plan: Plan | undefined, day: Day, stop: number) {
  for (const route of plan?.routes ?? []) {
    const visit = route.visits.find((each) => each.stop === stop);
    if (visit) return { van: day.vans[route.van]?.id ?? '', start: visit.start };
  }
  return undefined;
}

/** Minutes that a plan drives more than another, whole. */
const extraMinutes = (before: Plan | undefined, after: Plan): number =>
  Math.round(after.totals.driving) - Math.round(before?.totals.driving ?? 0);

const signedMinutes = (value: number): string =>
  value === 0 ? 'no extra minute' : `${value < 0 ? '−' : '+'}${Math.abs(value)} min`;

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

/** What stands under the button after an edit: what changed, and what it took. */
function editWords({ edit, day, before, after, took }: Edited): string {
  switch (edit.kind) {
    case 'assigned':
      return `Stop ${edit.stop}: ${standing(edit.stop, day, after) ?? 'in no van'}.`;
    case 'locked':
      return `Stop ${edit.stop} ${edit.to ? `stays on ${edit.to}` : 'may go on any van'}.`;
    case 'must serve':
      return `Stop ${edit.stop} ${edit.on ? 'must be served' : 'may be left over'}.`;
    case 'route locked':
      return `Route of ${edit.van} ${edit.on ? 'locked' : 'unlocked'}.`;
    case 'deleted':
      return `Stop ${edit.stop} deleted.`;
  }
  const visit = edit.kind === 'added' && visitOf(after, day, edit.stop);
  if (visit)
    return `Stop ${edit.stop} added to ${visit.van}, ${signedMinutes(extraMinutes(before, after))}.`;
  const changed = replanned(before, after);
  const done =
    changed === 0 ? 'no route changed.' : `${routes(changed)} re-planned in ${seconds(took)}.`;
  return 'stop' in edit
    ? `Stop ${edit.stop} ${edit.kind}, ${done}`
    : `${changes[edit.kind]}, ${done}`;
}

/** What the live region says of a stop that was moved, and where it stands in the plan now. */
function movedWords(stop: number, { day, before, after, unit }: Edited): string | undefined {
  const name = day.stops.find(({ id }) => id === stop)?.name;
  const visit = visitOf(after, day, stop);
  if (name === undefined || !visit) return;
  const extra = extraMinutes(before, after);
  const change =
    extra === 0
      ? 'no extra minute'
      : `${extra < 0 ? 'minus' : 'plus'} ${counted(Math.abs(extra), 'minute')}`;
  return `Stop ${stop}, ${name}, ${visit.van}, ${clock(visit.start, unit)}, ${change}.`;
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
function moreWords({ edit, day, before, after, unit }: Edited): string {
  const known = new Set(before?.violations.map((each) => `${each.van} ${violationWords(each)}`));
  const broken = after.violations
    .filter((each) => !known.has(`${each.van} ${violationWords(each)}`))
    .map((each) => `${day.vans[each.van]?.id}: ${violationWords(each)}.`);
  if (edit.kind !== 'assigned' || !before) return ['', ...broken].join(' ');
  const cost = after.totals.cost - before.totals.cost;
  const meters = after.totals.meters - before.totals.meters;
  const changes = [
    ...change(dollars(Math.abs(cost)), '', cost),
    ...change(distance(Math.abs(meters), unit), ` ${unit}`, meters),
  ];
  const sum = changes.length > 0 ? changes.join(', ') : 'No change in cost or distance';
  return ['', `${sum}.`, ...broken].join(' ');
}

export function editNews(edited: Edited): { readonly words: string; readonly spoken: string } {
  const { edit } = edited;
  const words = editWords(edited);
  const more = ofRoutes.includes(edit.kind) ? moreWords(edited) : '';
  const moved = edit.kind === 'moved' && movedWords(edit.stop, edited);
  return { words, spoken: moved || words + more };
}
