import type { Integration } from './types';

export const integration = {
  rank: 3,
  heading: 'Dynamics 365',
  description:
    'Customers, items and sites are mirrored read-only. Journals for fuel and tolls are proposed each Friday and wait for a controller’s release.',
  comesIn: 'customers, items, sites',
  goesBack: 'fuel and toll journals',
  plan: 'enterprise',
  setUp: '2 weeks',
  category: 'accounting-erp',
  kind: 'ERP',
  timing: 'every hour',
  sample: true,
} as const satisfies Integration;
