import type { Integration } from './types';

export const integration = {
  rank: 2,
  heading: 'NetSuite',
  description:
    'Sales orders arrive once credit is approved. Fulfillment, distance and driver cost are written to the same record, so a saved search shows margin per stop.',
  comesIn: 'approved sales orders',
  goesBack: 'fulfillment, driver cost',
  plan: 'enterprise',
  setUp: '2 weeks',
  category: 'accounting-erp',
  kind: 'ERP',
  timing: 'with each order',
  sample: true,
} as const satisfies Integration;
