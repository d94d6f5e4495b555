import type { Integration } from './types';

export const integration = {
  rank: 10,
  image: 'logo-just-eat',
  heading: 'Just Eat',
  description:
    'For restaurants with their own riders. Paid orders and changes of address arrive until the rider leaves; the customer is notified of departure and arrival.',
  category: 'market-place',
  kind: 'Food delivery',
  timing: 'with each order',
  sample: true,
} as const satisfies Integration;
