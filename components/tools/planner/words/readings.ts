import type { Totals } from '@/lib/planner/day/plan';
import { dollars } from '@/lib/words/money';
import { distance, duration, signOf, type Unit } from './units';

/** One of the six readings of the instrument. */
export interface Reading {
  readonly name: string;
  /** What stands large: '37.2'; of '1 h 33' the first figure. */
  readonly figure: string;
  /** What stands small after it: 'mi', 'h'. */
  readonly unit: string;
  /** What stands large after that: '33'. */
  readonly rest: string;
  readonly small: string;
  /** Whether a count stands well at zero. Undefined for what is no count of faults. */
  readonly good: boolean | undefined;
}

/** How many share a plan's sums. */
export interface Sharing {
  /** Vans that drive. */
  readonly vans: number;
  readonly stops: number;
}

/**
 * What the small lines compare with: nothing before a run, the plan before it, the same where that is a
 * simple split (simple.ts), or the plan before an edit.
 */
export type Comparing = 'share' | 'was' | 'simple' | 'change';

const minus = '−';
const tenths = (value: number): number => Math.round(value * 10);

/** A difference with its sign: '+0.2', '−$3', 'no change'. */
const signed = (difference: number, tell: (size: number) => string): string =>
  difference === 0 ? 'no change' : `${difference < 0 ? minus : '+'}${tell(Math.abs(difference))}`;

const perVan = ({ vans }: Sharing, total: number, tell: (each: number) => string): string =>
  vans > 0 ? `${tell(total / vans)} a van` : '';
const perStop = ({ stops }: Sharing, total: number, tell: (each: number) => string): string =>
  stops > 0 ? `${tell(total / stops)} a stop` : '';

/** What a sum is told as, and how finely two of them are told apart. */
interface Sum {
  readonly of: (totals: Totals) => number;
  /** The sum as it is shown, in steps of the smallest digit. */
  readonly steps: (value: number) => number;
  readonly change: (steps: number) => string;
  readonly tell: (value: number) => string;
  readonly share: (sharing: Sharing, value: number) => string;
}

const sums = (unit: Unit): readonly (Sum & { readonly name: string })[] => [
  {
    name: 'Distance',
    of: ({ meters }) => meters,
    steps: (value) => tenths(Number(distance(value, unit).replace(/,/g, ''))),
    change: (steps) => (steps / 10).toFixed(1),
    tell: (value) => distance(value, unit),
    share: (sharing, value) => perVan(sharing, value, (each) => distance(each, unit)),
  },
  {
    name: 'Driving',
    of: ({ driving }) => driving,
    steps: Math.round,
    change: duration,
    tell: duration,
    share: (sharing, value) => perVan(sharing, value, duration),
  },
  {
    name: 'Cost',
    of: ({ cost }) => cost,
    steps: Math.round,
    change: dollars,
    tell: dollars,
    share: (sharing, value) => perStop(sharing, value, (each) => `$${each.toFixed(2)}`),
  },
  {
    name: 'CO₂',
    of: ({ co2 }) => co2,
    steps: tenths,
    change: (steps) => (steps / 10).toFixed(1),
    tell: (value) => value.toFixed(1),
    share: (sharing, value) => perStop(sharing, value, (each) => each.toFixed(2)),
  },
  {
    name: 'Late stops',
    of: ({ late }) => late,
    steps: Math.round,
    change: String,
    tell: String,
    share: ({ stops }) => (stops > 0 ? `of ${stops}` : ''),
  },
  {
    name: 'Crossings',
    of: ({ crossings }) => crossings,
    steps: Math.round,
    change: String,
    tell: String,
    share: ({ stops }, value) => (stops === 0 ? '' : value > 0 ? 'should be 0' : 'all apart'),
  },
];

/** The figure in its parts, large and small. */
function parts(name: string, text: string, unit: Unit): Pick<Reading, 'figure' | 'unit' | 'rest'> {
  const [figure = '0', between = '', rest = ''] = name === 'Driving' ? text.split(' ') : [text];
  const units: Readonly<Record<string, string>> = { Distance: signOf(unit), 'CO₂': 'kg' };
  return { figure, unit: units[name] ?? between, rest };
}

const small = (sum: Sum, now: number, before: number | undefined, how: Comparing, all: Sharing) => {
  if (how === 'share' || before === undefined) return sum.share(all, now);
  if (how !== 'change') return `${how} ${sum.tell(before)}`;
  return signed(sum.steps(now) - sum.steps(before), sum.change);
};

/**
 * The six readings of a plan. Before a run their small lines tell the share of a van or a stop, after
 * it what was before, after an edit the change. A change is that of the figures as they are shown.
 */
export const readingsOf = (
  totals: Totals,
  before: Totals | undefined,
  how: Comparing,
  sharing: Sharing,
  unit: Unit,
): readonly Reading[] =>
  sums(unit).map((sum) => {
    const now = sum.of(totals);
    const counts = sum.name === 'Late stops' || sum.name === 'Crossings';
    return {
      name: sum.name,
      ...parts(sum.name, sum.tell(now), unit),
      small: small(sum, now, before && sum.of(before), how, sharing),
      good: counts && sharing.stops > 0 ? now === 0 : undefined,
    };
  });

/** The sums of a day on which nothing is driven. */
export const noTotals: Totals = {
  meters: 0,
  driving: 0,
  working: 0,
  cost: 0,
  co2: 0,
  late: 0,
  crossings: 0,
};
