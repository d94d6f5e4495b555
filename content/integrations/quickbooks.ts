import type { Integration } from './types';

export const integration = {
  rank: 5,
  image: 'logo-quickbooks',
  heading: 'QuickBooks',
  description:
    'Proof triggers the bill: a signed drop becomes a draft invoice with its picture attached. Terms and customer details are pulled as they change.',
  category: 'accounting-erp',
  kind: 'Accounting',
  timing: '5 min after proof',
  sample: true,
} as const satisfies Integration;
