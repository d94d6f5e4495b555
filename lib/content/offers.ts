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

/** What the site's plans cost per user per month. */
export const planOffers = offersOf(plans);
