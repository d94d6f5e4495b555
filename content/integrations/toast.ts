import type { Integration } from './types';

export const integration = {
  rank: 6,
  heading: 'Toast',
  description:
    'A fired ticket starts the prep timer, and a rider is called to arrive when the food is ready. The time of pickup goes back to the ticket.',
  comesIn: 'fired tickets',
  goesBack: 'pickup times',
  plan: 'base',
  setUp: '1 day',
  category: 'eCommerce',
  kind: 'Point of sale (POS)',
  timing: 'with each ticket',
  sample: true,
} as const satisfies Integration;
