import type { Integration } from './types';

export const integration = {
  rank: 7,
  image: 'logo-uber-eats',
  heading: 'Uber Eats',
  description:
    'The kitchen’s ready tap sends the ticket to the nearest rider of your own. Pickup and drop-off times go back minute by minute.',
  category: 'market-place',
  kind: 'Food delivery',
  timing: 'live',
  sample: true,
} as const satisfies Integration;
