import type { Integration } from './types';

export const integration = {
  rank: 4,
  image: 'logo-dhl',
  heading: 'DHL',
  description:
    'For packages outside your radius we send address and weight, and a label with its barcode comes back. Scans on the way then update your order until it is delivered.',
  comesIn: 'labels, scans on the way',
  goesBack: 'addresses, weights',
  plan: 'enterprise',
  setUp: '1 day',
  category: 'warehousing',
  kind: 'Carrier',
  timing: 'when a route closes',
  sample: true,
} as const satisfies Integration;
