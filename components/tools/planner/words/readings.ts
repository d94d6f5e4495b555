import type { Totals } from '@/lib/planner/day/plan';
import type { Unit } from '@/lib/planner/time';
import { dollars } from '@/lib/words/money';
import { duration, metersIn, oneDecimal, signOf } from './units';

export interface Sharing {
  /** Vans that drive. */
  readonly vans: number;
  readonly stops: number;
}

/** What the small lines compare with: nothing, the plan before a run (the visitor's own, a simple split) or an edit. */
export type Comparing = 'share' | 'was' | 'yours' | 'simple' | 'change';

/** A sum of a plan: what it counts, in the unit and with the decimals that are shown. */
interface Sum {
  readonly name: string;
  readonly of: (totals: Totals) => number;
  readonly decimals: 0 | 1;
  readonly tell: (value: number) => string;
  readonly sign?: string;
  /** What it comes to for each van or stop. */
  readonly share: (sharing: Sharing, value: number) => string;
}

const per =
  (one: 'van' | 'stop', tell: (each: number) => string): Sum['share'] =>
  (sharing, total) => {
    const count = sharing[`${one}s`];
    return count > 0 ? `${tell(total / count)} a ${one}` : '';
  };

const sums = (unit: Unit): readonly Sum[] => [
  {
    name: 'Distance',
    of: ({ meters }) => meters / metersIn[unit],
    decimals: 1,
    tell: oneDecimal,
    sign: signOf(unit),
    share: per('van', oneDecimal),
  },
  {
    name: 'Driving',
    of: ({ driving }) => driving,
    decimals: 0,
    tell: duration,
    share: per('van', duration),
  },
  {
    name: 'Cost',
    of: ({ cost }) => cost,
    decimals: 0,
    tell: dollars,
    share: per('stop', (each) => `$${each.toFixed(2)}`),
  },
  {
    name: 'CO₂',
    of: ({ co2 }) => co2,
    decimals: 1,
    tell: (value) => value.toFixed(1),
    sign: 'kg',
    share: per('stop', (each) => each.toFixed(2)),
  },
  {
    name: 'Late stops',
    of: ({ late }) => late,
    decimals: 0,
    tell: String,
    share: ({ stops }) => (stops > 0 ? `of ${stops}` : ''),
  },
  {
    name: 'Crossings',
    of: ({ crossings }) => crossings,
    decimals: 0,
    tell: String,
    share: ({ stops }, value) => (stops === 0 ? '' : value > 0 ? 'should be 0' : 'all apart'),
  },
];

/** A difference of two figures as they are shown: '+0.2', '−$3', 'no change'. */
function change({ tell, decimals }: Sum, now: number, before: number): string {
  const shown = (value: number) => Number(value.toFixed(decimals));
  const difference = shown(now) - shown(before);
  if (difference === 0) return 'no change';
  return `${difference < 0 ? '−' : '+'}${tell(Math.abs(difference))}`;
}

const small = (sum: Sum, now: number, before: number | undefined, how: Comparing, all: Sharing) => {
  if (how === 'share' || before === undefined) return sum.share(all, now);
  return how === 'change' ? change(sum, now, before) : `${how} ${sum.tell(before)}`;
};

/** Small lines tell the share before a run, what was before it, and after an edit the change of the figures shown. */
export const readingsOf = (
  totals: Totals,
  before: Totals | undefined,
  how: Comparing,
  sharing: Sharing,
  unit: Unit,
) =>
  sums(unit).map((sum) => {
    const now = sum.of(totals);
    const counts = sum.name === 'Late stops' || sum.name === 'Crossings';
    const text = sum.tell(now);
    const [figure = '', between = '', rest = ''] = sum.tell === duration ? text.split(' ') : [text];
    return {
      name: sum.name,
      // Large, small after it and large again: '37.2' 'mi', or '1' 'h' '33'.
      ...{ figure, unit: sum.sign ?? between, rest },
      small: small(sum, now, before && sum.of(before), how, sharing),
      /** Whether a count stands well at zero. Undefined for what is no count of faults. */
      good: counts && sharing.stops > 0 ? now === 0 : undefined,
    };
  });

export type Reading = ReturnType<typeof readingsOf>[number];
