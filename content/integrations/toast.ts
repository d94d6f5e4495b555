import type { Integration } from './types';

export const integration = {
  rank: 7,
  heading: 'Toast',
  description:
    'A fired ticket starts the prep clock, and a rider is called so that food and wheels meet at the pass. Back goes one thing: the minute of pickup.',
  category: 'eCommerce',
  kind: 'Point of sale',
  timing: 'as tickets fire',
  sample: true,
} as const satisfies Integration;
