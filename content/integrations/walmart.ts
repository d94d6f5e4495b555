import type { Integration } from './types';

export const integration = {
  rank: 2,
  heading: 'Walmart',
  description:
    'Seller-shipped orders come in with the day promised at checkout. A stop that slips past it turns red in the plan before Walmart counts it as late.',
  comesIn: 'orders, promised days',
  goesBack: 'tracking, delivery scans',
  plan: 'base',
  setUp: '30 min',
  category: 'market-place',
  kind: 'Marketplace',
  timing: 'every 15 min',
  sample: true,
} as const satisfies Integration;
