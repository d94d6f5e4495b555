import type { Integration } from './types';

export const integration = {
  rank: 9,
  image: 'logo-prestashop',
  heading: 'PrestaShop',
  description:
    'New orders of several stores are read through the web service. Carrier and tracking number are written back, and stock is not changed.',
  comesIn: 'orders of every store',
  goesBack: 'carrier, tracking number',
  plan: 'base',
  setUp: '30 min',
  category: 'eCommerce',
  kind: 'Storefront',
  timing: 'every 5 min',
  sample: true,
} as const satisfies Integration;
