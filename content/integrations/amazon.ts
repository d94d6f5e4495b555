import type { Integration } from './types';

export const integration = {
  rank: 1,
  heading: 'Amazon',
  description:
    'Seller-fulfilled orders are read with their ship-by date. The shipment is confirmed when the van leaves, not when the label prints.',
  comesIn: 'orders, ship-by dates',
  goesBack: 'shipment confirmations',
  plan: 'base',
  setUp: '30 min',
  category: 'market-place',
  kind: 'Marketplace',
  timing: 'every 10 min',
  sample: true,
} as const satisfies Integration;
