import type { Integration } from './types';

export const integration = {
  rank: 7,
  heading: 'Toast',
  description:
    'A fired ticket starts the prep timer, and a rider is called to arrive when the food is ready. The time of pickup goes back to the ticket.',
  category: 'eCommerce',
  kind: 'Point of sale',
  timing: 'with each ticket',
  sample: true,
} as const satisfies Integration;
