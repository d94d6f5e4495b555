import type { Integration } from './types';

export const integration = {
  rank: 8,
  image: 'logo-odoo',
  heading: 'Odoo',
  description:
    'Transfers marked ready become stops. The driver’s confirmation validates them, opens a backorder for whatever was refused and pins the photo to the log.',
  comesIn: 'transfers marked ready',
  goesBack: 'backorders, photos',
  plan: 'enterprise',
  setUp: '1 week',
  category: 'accounting-erp',
  kind: 'ERP',
  timing: 'live',
  sample: true,
} as const satisfies Integration;
