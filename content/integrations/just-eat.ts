import type { Integration } from './types';

export const integration = {
  rank: 8,
  image: 'logo-just-eat',
  heading: 'Just Eat',
  description:
    'For restaurants with their own riders. Paid orders and changes of address arrive until the rider leaves; the customer is notified of departure and arrival.',
  comesIn: 'paid orders, new addresses',
  goesBack: 'departures, arrivals',
  plan: 'base',
  setUp: '1 day',
  category: 'market-place',
  kind: 'Food delivery',
  timing: 'with each order',
  sample: true,
} as const satisfies Integration;
