import { exactDollars } from '../words/money';

/** What a price may be; the schema of content/plans.ts says how each is written. */
export type Price =
  | { readonly kind: 'per-user'; readonly annual: number; readonly monthly: number }
  | { readonly kind: 'flat'; readonly amount: number }
  | { readonly kind: 'agreed' };

type Amounts = readonly [] | readonly [amount: string] | readonly [annual: string, monthly: string];

/**
 * A price as it is printed: '$12', '$1,299', '$12.50'. Two where the year is paid otherwise than the
 * month, one where it does not matter, none where the price is agreed.
 */
export function amountsOf(price: Price): Amounts {
  if (price.kind === 'agreed') return [];
  if (price.kind === 'flat') return [exactDollars(price.amount)];
  const { annual, monthly } = price;
  return annual === monthly
    ? [exactDollars(annual)]
    : [exactDollars(annual), exactDollars(monthly)];
}
