import type { Integration } from './types';

export const integration = {
  rank: 4,
  image: 'logo-odoo',
  heading: 'Odoo',
  description:
    'Transfers marked ready become stops. The driver’s confirmation validates them, opens a backorder for whatever was refused and pins the photo to the log.',
  category: 'accounting-erp',
  kind: 'ERP',
  timing: 'live',
  sample: true,
} as const satisfies Integration;
