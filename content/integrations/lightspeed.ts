import type { Integration } from './types';

export const integration = {
  rank: 8,
  heading: 'Lightspeed',
  description:
    'Sales with a delivery line are pulled store by store after closing. By the next evening each store knows what came back refused.',
  comesIn: 'sales for delivery',
  goesBack: 'refused items',
  plan: 'base',
  setUp: '15 min',
  category: 'eCommerce',
  kind: 'Point of sale (POS)',
  timing: 'every night',
  sample: true,
} as const satisfies Integration;
