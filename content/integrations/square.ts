import type { Integration } from './types';

export const integration = {
  rank: 6,
  image: 'logo-square',
  heading: 'Square',
  description:
    'Delivery tickets rung up at the counter join the next free route. A card payment or a tip at the door is posted to the same ticket.',
  category: 'eCommerce',
  kind: 'Point of sale',
  timing: 'within seconds',
  sample: true,
} as const satisfies Integration;
