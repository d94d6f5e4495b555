import type { Integration } from './types';

export const integration = {
  rank: 1,
  image: 'logo-quickbooks',
  heading: 'QuickBooks',
  description:
    'A signed delivery becomes a draft invoice with its photo attached. Terms and customer details are pulled as they change.',
  comesIn: 'customers, terms',
  goesBack: 'draft invoices, photos',
  plan: 'standard',
  setUp: '15 min',
  category: 'accounting-erp',
  kind: 'Accounting',
  timing: '5 min after proof',
  sample: true,
} as const satisfies Integration;
