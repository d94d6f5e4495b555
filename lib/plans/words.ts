import { inSeries, spelled } from '../words/spelled';
import { amountsOf, type Price } from './amounts';

interface Named {
  readonly id: string;
  readonly title: string;
}

/** 'Base, Standard and Enterprise'. */
export const namesOf = (plans: readonly Named[]): string =>
  inSeries(plans.map(({ title }) => title));

/** 'three plans', 'one plan'. */
export const planCount = ({ length }: readonly Named[]): string =>
  `${spelled(length)} ${length === 1 ? 'plan' : 'plans'}`;

/** The name of a plan that a text speaks of. Throws where there is none, which the content check tells. */
export function titleOf(plans: readonly Named[], id: string): string {
  const plan = plans.find((each) => each.id === id);
  if (!plan)
    throw new Error(`there is no plan '${id}' in content/plans.ts, which a text here names`);
  return plan.title;
}

/** After the price for the year, for those who hear or read both prices in one line. */
export const annually = ' with annual billing, ';

/** Whether a price depends on paying by the month or by the year. */
export const hasBilling = (plans: readonly { readonly price: Price }[]): boolean =>
  plans.some(({ price }) => amountsOf(price).length === 2);
