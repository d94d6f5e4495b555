import type { Day } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import type { Unit } from '@/lib/planner/time';
import { counted } from '@/lib/words/count';
import { spelled, spelledFirst } from '@/lib/words/spelled';
import { distance } from './units';

export function daySentence({ ground, stops, vans }: Day): string {
  if (ground.kind === 'plain')
    return 'Your own stops, on plain ground: a map would have to be fetched, and that would tell somebody where you deliver.';
  const fleet = `One depot, ${spelled(vans.length)} ${vans.length === 1 ? 'van' : 'vans'}`;
  if (stops.length === 0) return `${fleet}, and no stop yet.`;
  return `${fleet}, ${counted(stops.length, 'stop')}, planned manually. Press Optimize and watch the crossings disappear.`;
}

/** What the run controls say before a run. The seconds only where this device was measured. */
export const beforeRun = (measured: number | undefined): readonly [string, string] => [
  '200 plans, 500 generations.',
  measured === undefined
    ? 'Runs on this device.'
    : `Runs on this device, about ${Math.max(1, Math.round(measured))} s.`,
];

export function afterRun(
  plan: Plan,
  { ground }: Day,
  { seconds, generations }: { readonly seconds: number; readonly generations: number },
): readonly [string, string] {
  const vans = plan.routes.length;
  const { crossings } = plan.totals;
  const first = `Optimized in ${seconds.toFixed(1)} s, ${generations} generations.`;
  if (crossings > 0)
    return [first, `${crossingsLeft(crossings)}${vans > 1 ? ' Try a van fewer.' : ''}`];
  const name = `${spelledFirst(vans)} ${vans === 1 ? 'van' : 'vans'}`;
  const disjoint = ground.kind === 'town' ? 'no street shared' : 'no two lines cross';
  return [first, `${name}, ${vans === 1 ? 'no crossing' : disjoint}.`];
}

const crossingsLeft = (crossings: number): string =>
  `${crossings === 0 ? 'No crossing' : counted(crossings, 'crossing')} left.`;

export const afterStop = (generation: number, plan: Plan): readonly [string, string] => [
  `Stopped at generation ${generation}. ${crossingsLeft(plan.totals.crossings)}`,
  '',
];

/** What the run controls say where stops are left over; undefined where none is. */
export function leftOverLines(plan: Plan, stops: number): readonly [string, string] | undefined {
  const left = plan.leftOver.map(({ stop }) => stop);
  if (left.length === 0) return;
  const which =
    left.length === 1
      ? `Stop ${left[0]} is left over`
      : `${spelledFirst(left.length)} are left over`;
  // The note is above the run controls, below it or behind the drawer, as the window is.
  const where = left.length === 1 ? 'its note' : 'their notes';
  return [`${stops - left.length} of ${stops} stops planned.`, `${which}, see ${where}.`];
}

const quarters = ['', 'A quarter done.', 'Half done.', 'Three quarters done.'];

export const quarterOf = (generation: number, generations: number): number =>
  Math.min(3, Math.floor((4 * generation) / Math.max(1, generations)));

/** What a still page says while it optimizes: nothing is drawn until the end. */
export const reducedMotionWords = (quarter: number): string =>
  `${quarters[quarter]} The map changes once.`.trim();

export const startWords = (stops: number): string => `Optimizing ${counted(stops, 'stop')}.`;

export const quarterWords = (quarter: number, plan: Plan, unit: Unit): string =>
  `${quarters[quarter]} ${distance(plan.totals.meters, unit)} ${unit}, ${counted(plan.totals.crossings, 'crossing')}.`;

export const endWords = (
  { totals }: Plan,
  before: Plan['totals'] | undefined,
  unit: Unit,
): string => {
  const was = (value: string | number | undefined) => (before ? `, was ${value}` : '');
  return [
    'Optimized.',
    `${distance(totals.meters, unit)} ${unit}${was(before && distance(before.meters, unit))}.`,
    `${totals.late} late${was(before?.late)}.`,
    `${counted(totals.crossings, 'crossing')}${was(before?.crossings)}.`,
  ].join(' ');
};

export const stopWords = (generation: number): string =>
  `Stopped at generation ${generation}. The best plan is shown.`;

/** What is said on a device that takes long. Seconds past 20 go in fives, two minutes on in minutes. */
export const slowWords = (stops: number, seconds: number): string => {
  const about = seconds < 20 ? Math.round(seconds) : 5 * Math.round(seconds / 5);
  const time = about < 120 ? `${about} s` : `${Math.round(about / 60)} min`;
  return `This device is slow. ${counted(stops, 'stop')} take about ${time} here.`;
};
