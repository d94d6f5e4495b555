import type { Integration } from './types';

export const integration = {
  rank: 6,
  image: 'logo-xero',
  heading: 'Xero',
  description:
    'A week’s billable trips are bundled into one draft per customer, miles and waiting time as lines. Contacts stay in step both ways.',
  comesIn: 'contacts',
  goesBack: 'weekly draft invoices',
  plan: 'standard',
  setUp: '15 min',
  category: 'accounting-erp',
  kind: 'Accounting',
  timing: 'every Sunday',
  sample: true,
} as const satisfies Integration;
