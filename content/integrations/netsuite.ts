import type { Integration } from './types';

export const integration = {
  rank: 2,
  heading: 'NetSuite',
  description:
    'Sales orders cross once credit is cleared. Fulfillment, distance and driver cost land on the same record, so margin per drop is one saved search.',
  category: 'accounting-erp',
  kind: 'ERP',
  timing: 'on approval',
  sample: true,
} as const satisfies Integration;
