import type { Individual } from '../individual';
import { greatest, type Model, sum } from '../model/model';
import type { Penalties } from '../model/trial';

/** Minutes too late, at one stop or several, that weigh as much as a stop that is left out. */
const lateAsLeft = 600;

/** The least and the greatest price of a stop that may be left out. */
function priceRange({ price }: Model): readonly [number, number] {
  const prices = price.filter(Number.isFinite);
  return [Math.min(...prices), Math.max(...prices)];
}

/**
 * Penalties to begin with, from what the problem looks like (Vidal 2022): a late minute costs what driving
 * it does. Where the day is known to be too full, no stop comes in at the price of a broken promise:
 * half of the largest load too much, or 30 minutes, weigh as much as a stop that is left out.
 */
function firstPenalties(model: Model, isFull: boolean): Penalties {
  const { cost, minutes, load, timed, optional } = model;
  const dearest = greatest(cost);
  const heaviest = greatest(load);
  const pace = sum(minutes) > 0 ? sum(cost) / sum(minutes) : 1;
  const late = timed ? Math.max(1e-3, pace) : 0;
  const first = {
    load: Math.max(0.1, Math.min(1000, dearest / Math.max(heaviest, 1e-9))),
    late,
    shift: late,
    skill: 10 * Math.max(dearest, 1),
  };
  if (!optional) return first;
  const [low, high] = priceRange(model);
  // Leaving a stop out is cheaper than serving it without its skill.
  const skill = Math.max(first.skill, 2 * high);
  if (!isFull) return { ...first, skill };
  return { late, skill, load: (2 * low) / (heaviest || 1), shift: timed ? low / 30 : 0 };
}

/** How often penalties adapt, in children, and to which share of plans that keep a promise. */
const every = 50;
const target = 0.25;

/** The dearest that each penalty becomes. */
function limitsOf(model: Model) {
  if (!model.optional) return { load: 1e6, late: 1e6, shift: 1e6 };
  const [low, high] = priceRange(model);
  // A load or a shift is kept at any price; a stop that is late is better than one that is left out.
  return { load: 10 * high, late: low / lateAsLeft, shift: 10 * high };
}

/**
 * Penalties that adapt: dearer where too many plans break a promise, cheaper where too few do.
 *
 * @param isFull whether stops had to be left out of a plan already
 */
export function createPenalties(model: Model, isFull = false) {
  const { optional } = model;
  const penalties = firstPenalties(model, isFull);
  const limits = limitsOf(model);
  const adapted = optional ? (['load', 'late', 'shift'] as const) : (['load', 'late'] as const);
  const kept = { load: 0, late: 0, shift: 0 };
  let seen = 0;
  return {
    penalties,
    /** Counts a plan; tells whether penalties have changed. */
    count: ({ overload, lateness, overtime }: Individual): boolean => {
      if (overload === 0) kept.load++;
      if (lateness === (optional ? overtime : 0)) kept.late++;
      if (overtime === 0) kept.shift++;
      seen++;
      if (seen < every) return false;
      for (const kind of adapted) {
        const share = kept[kind] / seen;
        kept[kind] = 0;
        // Prices are far above the first penalties, which have to grow fast.
        const dearer = optional && share === 0 ? 4 : 1.2;
        if (share < target - 0.05) {
          penalties[kind] = Math.min(limits[kind], penalties[kind] * dearer);
        } else if (share > target + 0.05) {
          penalties[kind] = Math.max(1e-3, penalties[kind] * 0.85);
        }
      }
      if (!optional) penalties.shift = penalties.late;
      seen = 0;
      return true;
    },
    /** Runs a search with penalties ten times as dear, which repairs what a plan breaks. */
    severely: <T>(search: () => T): T => {
      const { load, late, shift } = penalties;
      penalties.load = 10 * load;
      penalties.late = optional ? Math.min(10 * late, limits.late) : 10 * late;
      penalties.shift = 10 * shift;
      const result = search();
      penalties.load = load;
      penalties.late = late;
      penalties.shift = shift;
      return result;
    },
  };
}
