import type { Integration } from './types';

export const integration = {
  rank: 10,
  image: 'logo-just-eat',
  heading: 'Just Eat',
  description:
    'For restaurants that do their own delivering. Paid orders and later changes of address arrive until the rider sets off; the diner is told of departure and arrival.',
  category: 'market-place',
  kind: 'Food delivery',
  timing: 'on payment',
  sample: true,
} as const satisfies Integration;
