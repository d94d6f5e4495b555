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

const lowestOf = (plans: readonly Priced[], id: string) =>
  pricesOf(plans.filter((plan) => plan.id === id))?.from;

/** 'In Standard, from $12 per user per month': of a product that the plan is the smallest to include. */
export function priceLinkOf(plans: readonly Priced[], id: string): string {
  const from = lowestOf(plans, id);
  const price = from === undefined ? 'on request' : `from ${exactDollars(from)} per user per month`;
  return `In ${titleOf(plans, id)}, ${price}`;
}

/** 'From $10 per user per month; Standard $12': of a product with parts in larger plans; else `lowest`. */
export function priceLinkWith(
  lowest: string,
  plans: readonly Priced[],
  parts: ReadonlySet<string>,
): string {
  const range = pricesOf(plans);
  const larger = plans.slice(1).find(({ id }) => parts.has(id));
  const from = larger && lowestOf(plans, larger.id);
  return range && from !== undefined
    ? `From ${exactDollars(range.from)} per user per month; ${larger?.title} ${exactDollars(from)}`
    : lowest;
}

/** 'All plans', 'Standard and up' or, for the largest, 'Enterprise', by the smallest plan with it. */
export function planMark(plans: readonly Named[], id: string): string {
  const title = titleOf(plans, id);
  const at = plans.findIndex((plan) => plan.id === id);
  if (at === 0) return 'All plans';
  return at === plans.length - 1 ? title : `${title} and up`;
}

interface Compared {
  readonly rows: readonly { readonly feature: string; readonly from: string }[];
}

/** The smallest plan with a compared feature; none where nothing is compared. Throws for an unknown one. */
export const planFinder = (groups: readonly Compared[]) => (feature: string) => {
  const rows = groups.flatMap((group) => group.rows);
  const row = rows.find((each) => each.feature === feature);
  if (!row && rows.length > 0)
    throw new Error(`content/plan-comparison.ts has no '${feature}', which a product names`);
  return row?.from;
};
