import type { Integration } from './types';

export const integration = {
  rank: 9,
  heading: 'TallyPrime',
  description:
    'Vouchers leave as a file for offices that keep their books on one machine. Ledgers and tax numbers are picked up from the same folder.',
  comesIn: 'ledgers, tax numbers',
  goesBack: 'vouchers as a file',
  plan: 'standard',
  setUp: '1 day',
  category: 'accounting-erp',
  kind: 'Accounting',
  timing: 'every evening',
  sample: true,
} as const satisfies Integration;
