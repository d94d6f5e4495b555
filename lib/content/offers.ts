import { planComparison } from '@/content/plan-comparison';
import { type Plan, plans } from '@/content/plans';

/** What plans cost under each billing; prices on request are no offers. */
export const offersOf = (plans: readonly Plan[]): readonly { name: string; price: number }[] =>
  plans.flatMap(({ title, price }) => {
    if (price.kind === 'agreed') return [];
    if (price.kind === 'flat') return [{ name: title, price: price.amount }];
    return [
      { name: `${title}, annual billing`, price: price.annual },
      { name: `${title}, monthly billing`, price: price.monthly },
    ];
  });

/**
 * Per user and month: the plans from the smallest that includes the product; all plans where the
 * comparison does not list it.
 */
export function productOffers(product: string): ReturnType<typeof offersOf> {
  const rows = planComparison.flatMap((group) => group.rows);
  const from = rows.find(({ feature }) => feature === product)?.from;
  const first = plans.findIndex(({ id }) => id === from);
  return offersOf(plans.slice(Math.max(first, 0)));
}
