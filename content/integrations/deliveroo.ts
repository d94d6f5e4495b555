import type { Integration } from './types';

export const integration = {
  rank: 9,
  image: 'logo-deliveroo',
  heading: 'Deliveroo',
  description:
    'Order, prep minutes and rider note enter on acceptance. Nothing touches the menu: the sole return is a delivered flag with its minute.',
  category: 'market-place',
  kind: 'Food delivery',
  timing: 'on acceptance',
  sample: true,
} as const satisfies Integration;
