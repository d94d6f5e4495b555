import type { Integration } from './types';

export const integration = {
  rank: 5,
  image: 'logo-quickbooks',
  heading: 'QuickBooks',
  description:
    'A signed delivery becomes a draft invoice with its photo attached. Terms and customer details are pulled as they change.',
  category: 'accounting-erp',
  kind: 'Accounting',
  timing: '5 min after proof',
  sample: true,
} as const satisfies Integration;
