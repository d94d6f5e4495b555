import type { Rules } from '@/lib/planner/day/day';

export type Weights = Rules['weights'];

const names = ['distance', 'time', 'evenness'] as const;

/**
 * Weights after one was moved, 100 together: the others share the rest as they did before, and evenly
 * where both were 0. `value` is a whole number from 0 to 100.
 */
export function shareOut(weights: Weights, moved: keyof Weights, value: number): Weights {
  const [first, second] = names.filter((name) => name !== moved) as [keyof Weights, keyof Weights];
  const rest = 100 - value;
  const before = weights[first] + weights[second];
  const one = before === 0 ? Math.round(rest / 2) : Math.round((rest * weights[first]) / before);
  return { ...weights, [moved]: value, [first]: one, [second]: rest - one };
}
