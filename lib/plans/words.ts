import { exactDollars } from '../words/money';
import { inSeries, spelled } from '../words/spelled';
import { amountsOf, type Price, pricesOf } from './amounts';

interface Named {
  readonly id: string;
  readonly title: string;
}

/** 'Base, Standard and Enterprise'. */
export const namesOf = (plans: readonly Named[]): string =>
  inSeries(plans.map(({ title }) => title));

/** 'three pricing plans', 'one pricing plan'. */
export const planCount = ({ length }: readonly Named[]): string =>
  `${spelled(length)} pricing ${length === 1 ? 'plan' : 'plans'}`;

/** Throws for an unknown plan; the content check reports that. */
export function titleOf(plans: readonly Named[], id: string): string {
  const plan = plans.find((each) => each.id === id);
  if (!plan)
    throw new Error(`there is no plan '${id}' in content/plans.ts, which a text here names`);
  return plan.title;
}

/** 'all plans', 'Standard and up' or, for the largest, 'Enterprise', by the smallest plan with it. */
export function plansFrom(plans: readonly Named[], id: string): string {
  const title = titleOf(plans, id);
  if (plans[0]?.id === id) return 'all plans';
  return plans.at(-1)?.id === id ? title : `${title} and up`;
}

/** For screen readers and plain text, where both prices are in one line. */
export const annually = ' with annual billing, ';

export const hasBilling = (plans: readonly { readonly price: Price }[]): boolean =>
  plans.some(({ price }) => amountsOf(price).length === 2);

interface Priced extends Named {
  readonly price: Price;
}

/** 'Base ($12 instead of $10) and Standard ($15 instead of $12)': where the annual price is the higher one. */
export const dearerAnnually = (plans: readonly Priced[]): string =>
  inSeries(
    plans.flatMap(({ title, price }) =>
      price.kind === 'per-user' && price.annual > price.monthly
        ? [`${title} (${exactDollars(price.annual)} instead of ${exactDollars(price.monthly)})`]
        : [],
    ),
  );

/** 'In Standard, from $12 per user per month': of a product that the plan is the smallest to include. */
export function priceLinkOf(plans: readonly Priced[], id: string): string {
  const range = pricesOf(plans.filter((plan) => plan.id === id));
  const price = range ? `from ${exactDollars(range.from)} per user per month` : 'on request';
  return `In ${titleOf(plans, id)}, ${price}`;
}
