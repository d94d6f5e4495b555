import type { Integration } from './types';

export const integration = {
  rank: 7,
  heading: 'Clover',
  description:
    'An order marked for delivery at the register joins the next wave. What the customer refuses or pays at the door is noted on the Clover order.',
  comesIn: 'paid orders, notes',
  goesBack: 'refusals, door payments',
  plan: 'base',
  setUp: '15 min',
  category: 'eCommerce',
  kind: 'Point of sale (POS)',
  timing: 'within seconds',
  sample: true,
} as const satisfies Integration;
