import type { Integration } from './types';

export const integration = {
  rank: 8,
  image: 'logo-doordash',
  heading: 'DoorDash',
  description:
    'Orders that your own riders cannot deliver in time are offered to Dashers. The Dasher who accepts one appears on your map with a live location.',
  category: 'market-place',
  kind: 'Food delivery',
  timing: 'when no rider is free',
  sample: true,
} as const satisfies Integration;
