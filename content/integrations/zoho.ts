import type { Integration } from './types';

export const integration = {
  rank: 7,
  heading: 'Zoho Books',
  description:
    'Cash and card payments from the door are matched to open invoices the same night. An address corrected in the books moves the map pin.',
  comesIn: 'open invoices, addresses',
  goesBack: 'payments at the door',
  plan: 'standard',
  setUp: '15 min',
  category: 'accounting-erp',
  kind: 'Accounting',
  timing: 'daily by 9 PM',
  sample: true,
} as const satisfies Integration;
