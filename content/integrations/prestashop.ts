import type { Integration } from './types';

export const integration = {
  rank: 4,
  image: 'logo-prestashop',
  heading: 'PrestaShop',
  description:
    'New orders are fetched through the web service, several shops at once. Carrier and tracking number get filled in, and stock is left alone.',
  category: 'eCommerce',
  kind: 'Storefront',
  timing: 'every 5 min',
  sample: true,
} as const satisfies Integration;
