import type { Integration } from './types';

export const integration = {
  rank: 6,
  heading: 'Delhivery',
  description:
    'PIN-code coverage is checked as an order enters, and a waybill comes straight back. Money collected on delivery is matched against it.',
  category: 'warehousing',
  kind: 'Courier',
  timing: 'with each order',
  sample: true,
} as const satisfies Integration;
