import type { Individual } from './individual';
import type { Model } from './model';
import type { Penalties } from './trial';

// Loops, since a call for each of 40,000 numbers would hold up the first plan of a long day.
function sum(values: Float64Array): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i] as number;
  return total;
}

function most(values: Float64Array): number {
  let top = 0;
  for (let i = 0; i < values.length; i++) top = Math.max(top, values[i] as number);
  return top;
}

/** Penalties to begin with, from what the problem looks like (Vidal 2022): a late minute costs what driving it does. */
function firstPenalties({ cost, minutes, load, timed }: Model): Penalties {
  const dearest = most(cost);
  const pace = sum(minutes) > 0 ? sum(cost) / sum(minutes) : 1;
  return {
    load: Math.max(0.1, Math.min(1000, dearest / Math.max(most(load), 1e-9))),
    late: timed ? Math.max(1e-3, pace) : 0,
    skill: 10 * Math.max(dearest, 1),
  };
}

/** How often penalties adapt, in children, and to which share of plans that keep a promise. */
const every = 50;
const target = 0.25;

/** Penalties that adapt: dearer where too many plans break a promise, cheaper where too few do. */
export function createPenalties(model: Model) {
  const penalties = firstPenalties(model);
  const kept = { load: 0, late: 0 };
  let seen = 0;
  return {
    penalties,
    /** Counts a plan; tells whether penalties have changed. */
    count: ({ overload, lateness }: Individual): boolean => {
      if (overload === 0) kept.load++;
      if (lateness === 0) kept.late++;
      seen++;
      if (seen < every) return false;
      for (const kind of ['load', 'late'] as const) {
        const share = kept[kind] / seen;
        kept[kind] = 0;
        if (share < target - 0.05) penalties[kind] = Math.min(1e6, penalties[kind] * 1.2);
        else if (share > target + 0.05) penalties[kind] = Math.max(1e-3, penalties[kind] * 0.85);
      }
      seen = 0;
      return true;
    },
    /** Runs a search with penalties ten times as dear, which repairs what a plan breaks. */
    severely: <T>(search: () => T): T => {
      const { load, late } = penalties;
      penalties.load = 10 * load;
      penalties.late = 10 * late;
      const result = search();
      penalties.load = load;
      penalties.late = late;
      return result;
    },
  };
}
