import type { Integration } from './types';

export const integration = {
  rank: 6,
  heading: 'ShipStation',
  description:
    'Orders tagged for your own vans come to the plan and leave the ShipStation queue. One that no van can take returns there for a carrier label.',
  comesIn: 'orders held for vans',
  goesBack: 'labels asked for, deliveries',
  plan: 'enterprise',
  setUp: '30 min',
  category: 'warehousing',
  kind: 'Shipping software',
  timing: 'every 15 min',
  sample: true,
} as const satisfies Integration;
