import type { Integration } from './types';

export const integration = {
  rank: 5,
  image: 'logo-doordash',
  heading: 'DoorDash',
  description:
    'Orders that your own riders cannot deliver in time are offered to Dashers. The Dasher who accepts one appears on your map with a live location.',
  comesIn: 'Dasher, live location',
  goesBack: 'jobs for Dashers',
  plan: 'base',
  setUp: '1 day',
  category: 'market-place',
  kind: 'Food delivery',
  timing: 'when no rider is free',
  sample: true,
} as const satisfies Integration;
