import type { Integration } from './types';

export const integration = {
  rank: 6,
  image: 'logo-uber-eats',
  heading: 'Uber Eats',
  description:
    'When the kitchen taps Ready, the order goes to the nearest of your own riders. Pickup and drop-off times go back minute by minute.',
  comesIn: 'orders marked ready',
  goesBack: 'pickups, delivery times',
  plan: 'base',
  setUp: '1 day',
  category: 'market-place',
  kind: 'Food delivery',
  timing: 'live',
  sample: true,
} as const satisfies Integration;
