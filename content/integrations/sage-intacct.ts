import type { Integration } from './types';

export const integration = {
  rank: 5,
  heading: 'Sage Intacct',
  description:
    'Each delivered stop is billed to the location that shipped it. Credit limits are read first: an order over its limit waits for your controller.',
  comesIn: 'open invoices, terms',
  goesBack: 'bills by location',
  plan: 'standard',
  setUp: '1 day',
  category: 'accounting-erp',
  kind: 'Accounting',
  timing: 'every night',
  sample: true,
} as const satisfies Integration;
