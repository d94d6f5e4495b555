import type { Integration } from './types';

export const integration = {
  rank: 5,
  image: 'logo-square',
  heading: 'Square',
  description:
    'Delivery tickets rung up at the counter join the next free route. A card payment or a tip at the door is posted to the same ticket.',
  comesIn: 'delivery tickets',
  goesBack: 'payments, tips',
  plan: 'base',
  setUp: '15 min',
  category: 'eCommerce',
  kind: 'Point of sale (POS)',
  timing: 'within seconds',
  sample: true,
} as const satisfies Integration;
