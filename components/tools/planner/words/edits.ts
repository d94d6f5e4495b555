import type { Day } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import { clock } from '@/lib/planner/time';
import { counted } from '@/lib/words/count';
import { spelled } from '@/lib/words/spelled';

/** What was changed, for the words about it. */
export type Edit = StopEdit | RouteEdit | { readonly kind: keyof typeof changes };

/** An edit that sets routes, or what optimizing may change of them, worded in route-edits.ts. */
export type RouteEdit = { readonly kind: 'routes' } & (
  | { readonly what: 'assigned'; readonly stop: number }
  /** To the van of this id, or to none. */
  | { readonly what: 'locked'; readonly stop: number; readonly to: string | undefined }
  | { readonly what: 'must serve'; readonly stop: number; readonly on: boolean }
  | { readonly what: 'route locked'; readonly van: string; readonly on: boolean }
);

const changes = {
  rules: 'Rules changed',
  vans: 'Vans changed',
  depot: 'Depot moved',
} as const;

interface StopEdit {
  readonly kind: 'added' | 'moved' | 'deleted' | 'changed';
  readonly stop: number;
}

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

/** The van that visits a stop, and when. */
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

/** What stands under the button after an edit: what changed, and what it took. */
export function editWords(
  edit: Exclude<Edit, RouteEdit>,
  day: Day,
  before: Plan | undefined,
  after: Plan,
  took: number,
): string {
  const changed = replanned(before, after);
  const done =
    changed === 0 ? 'no route changed.' : `${routes(changed)} re-planned in ${seconds(took)}.`;
  if (!('stop' in edit)) return `${changes[edit.kind]}, ${done}`;
  if (edit.kind === 'deleted') return `Stop ${edit.stop} deleted.`;
  const visit = visitOf(after, day, edit.stop);
  if (edit.kind === 'added' && visit)
    return `Stop ${edit.stop} added to ${visit.van}, ${signedMinutes(extraMinutes(before, after))}.`;
  return `Stop ${edit.stop} ${edit.kind}, ${done}`;
}

/** What the live region says of a stop that was moved, and where it stands in the plan now. */
export function movedWords(
  stop: number,
  day: Day,
  before: Plan | undefined,
  after: Plan,
): string | undefined {
  const name = day.stops.find(({ id }) => id === stop)?.name;
  const visit = visitOf(after, day, stop);
  if (name === undefined || !visit) return;
  const extra = extraMinutes(before, after);
  const change =
    extra === 0
      ? 'no extra minute'
      : `${extra < 0 ? 'minus' : 'plus'} ${counted(Math.abs(extra), 'minute')}`;
  return `Stop ${stop}, ${name}, ${visit.van}, ${clock(visit.start)}, ${change}.`;
}
