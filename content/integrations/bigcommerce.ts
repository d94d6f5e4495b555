import type { Integration } from './types';

export const integration = {
  rank: 3,
  image: 'logo-bigcommerce',
  heading: 'BigCommerce',
  description:
    'Each order keeps its channel’s name in the plan. Shipments are created in the store as a route is released, split where two vans share one basket.',
  comesIn: 'orders with channel',
  goesBack: 'shipments',
  plan: 'base',
  setUp: '15 min',
  category: 'eCommerce',
  kind: 'Storefront',
  timing: 'when a route is released',
  sample: true,
} as const satisfies Integration;
