/**
 * Words for the manual plan: of a sample day, of own stops that came with routes, and of own stops that came
 * without, where it is a simple split made by day/manual.ts.
 */

import type { PlannerState } from '../state/planner';

interface ManualWords {
  /** On the switch, beside 'Optimized'. */
  readonly name: string;
  /** Beside other facts on driver sheets. */
  readonly fact: string;
  /** Under the run controls. */
  readonly short: string;
  /** Before a figure of it, beside the optimized one. */
  readonly before: 'was' | 'yours' | 'simple';
}

const sample: ManualWords = {
  name: 'Manual',
  fact: 'Manual plan',
  short: 'As it was planned manually.',
  before: 'was',
};

const yours: ManualWords = {
  name: 'Your plan',
  fact: 'Your plan',
  short: 'Your plan, for comparison.',
  before: 'yours',
};

const simple: ManualWords = {
  name: 'Simple',
  fact: 'Simple split, for comparison',
  short: 'A simple split of your list, for comparison.',
  before: 'simple',
};

/** What the manual plan of a day is called. Days in the drawn town are samples, also where a link brought one. */
export const manualWords = ({
  name,
  day,
  isSimple,
}: Pick<PlannerState, 'name' | 'day' | 'isSimple'>): ManualWords => {
  if (isSimple) return simple;
  return name === 'own' && day.ground.kind === 'plain' ? yours : sample;
};
