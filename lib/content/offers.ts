import { plans } from '@/content/plans';

/** What the platform costs, per user and month, under each billing, for structured data. */
export const planOffers: readonly { name: string; price: number }[] = plans.flatMap(
  ({ title, price }) =>
    price.kind === 'per-user'
      ? [
          { name: `${title}, annual billing`, price: price.annual },
          { name: `${title}, monthly billing`, price: price.monthly },
        ]
      : [],
);
