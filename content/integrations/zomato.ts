import type { Integration } from './types';

export const integration = {
  rank: 11,
  image: 'logo-zomato',
  heading: 'Zomato',
  description:
    'Runs that the kitchen dispatches take their map link from here, from the first turn of the wheel. Diners’ ratings land in the rider’s file overnight.',
  category: 'market-place',
  kind: 'Food delivery',
  timing: 'live, ratings nightly',
  sample: true,
} as const satisfies Integration;
