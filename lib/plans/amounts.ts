import { exactDollars } from '../words/money';

export type Price =
  | { readonly kind: 'per-user'; readonly annual: number; readonly monthly: number }
  | { readonly kind: 'flat'; readonly amount: number }
  | { readonly kind: 'agreed' };

type Amounts = readonly [] | readonly [amount: string] | readonly [annual: string, monthly: string];

/** '$12', '$1,299', '$12.50': two where annual and monthly differ, none on request. */
export function amountsOf(price: Price): Amounts {
  if (price.kind === 'agreed') return [];
  if (price.kind === 'flat') return [exactDollars(price.amount)];
  const { annual, monthly } = price;
  return annual === monthly
    ? [exactDollars(annual)]
    : [exactDollars(annual), exactDollars(monthly)];
}

/** The lowest and highest price in dollars; undefined where all are on request. */
export function pricesOf(plans: readonly { readonly price: Price }[]): PriceRange | undefined {
  const amounts = plans.flatMap(({ price }) => {
    if (price.kind === 'agreed') return [];
    return price.kind === 'flat' ? [price.amount] : [price.annual, price.monthly];
  });
  return amounts.length > 0 ? { from: Math.min(...amounts), to: Math.max(...amounts) } : undefined;
}

export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** '$10 to $15' for a number of users, '$10' where both are equal. */
export const rangeOf = ({ from, to }: PriceRange, users = 1): string =>
  [...new Set([from, to])].map((price) => exactDollars(price * users)).join(' to ');
