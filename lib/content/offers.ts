import { type Plan, plans } from '@/content/plans';

/** What fares cost under each billing; a price that is agreed in person is no offer. */
export const offersOf = (fares: readonly Plan[]): readonly { name: string; price: number }[] =>
  fares.flatMap(({ title, price }) => {
    if (price.kind === 'agreed') return [];
    if (price.kind === 'flat') return [{ name: title, price: price.amount }];
    return [
      { name: `${title}, annual billing`, price: price.annual },
      { name: `${title}, monthly billing`, price: price.monthly },
    ];
  });

/** What the platform costs, per user and month, for structured data. */
export const planOffers = offersOf(plans);
