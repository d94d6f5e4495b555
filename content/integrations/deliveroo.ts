import type { Integration } from './types';

export const integration = {
  rank: 9,
  image: 'logo-deliveroo',
  heading: 'Deliveroo',
  description:
    'Orders arrive on acceptance, with prep minutes and rider note. Only the delivery time goes back, and the menu is never changed.',
  comesIn: 'orders, prep minutes',
  goesBack: 'delivery times',
  plan: 'base',
  setUp: '1 day',
  category: 'market-place',
  kind: 'Food delivery',
  timing: 'with each order',
  sample: true,
} as const satisfies Integration;
