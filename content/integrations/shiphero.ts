import type { Integration } from './types';

export const integration = {
  rank: 11,
  heading: 'ShipHero',
  description:
    'Boxes are announced with the size they were packed at, not the one on file. If one misses its van, the packing station gets an alert.',
  category: 'warehousing',
  kind: 'Warehouse system',
  timing: 'with each box',
  sample: true,
} as const satisfies Integration;
