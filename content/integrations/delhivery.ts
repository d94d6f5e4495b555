import type { Integration } from './types';

export const integration = {
  rank: 12,
  heading: 'Delhivery',
  description:
    'PIN-code coverage is checked as an order enters, and a waybill comes straight back. Money collected on delivery is matched against it.',
  comesIn: 'waybills, coverage',
  goesBack: 'orders, cash collected',
  plan: 'enterprise',
  setUp: '1 day',
  category: 'warehousing',
  kind: 'Carrier',
  timing: 'with each order',
  sample: true,
} as const satisfies Integration;
