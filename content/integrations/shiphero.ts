import type { Integration } from './types';

export const integration = {
  rank: 7,
  heading: 'ShipHero',
  description:
    'Boxes are announced with the size they were packed at, not the one on file. If one misses its van, the packing station gets an alert.',
  comesIn: 'packed boxes, sizes',
  goesBack: 'missed-van alerts',
  plan: 'enterprise',
  setUp: '1 week',
  category: 'warehousing',
  kind: 'Warehouse system',
  timing: 'with each box',
  sample: true,
} as const satisfies Integration;
