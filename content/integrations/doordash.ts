import type { Integration } from './types';

export const integration = {
  rank: 8,
  image: 'logo-doordash',
  heading: 'DoorDash',
  description:
    'On a full Friday, tickets that your riders cannot reach in time are offered out. The Dasher who takes one shows up on the same board, position and all.',
  category: 'market-place',
  kind: 'Food delivery',
  timing: 'on overflow',
  sample: true,
} as const satisfies Integration;
