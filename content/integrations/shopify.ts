import type { Integration } from './types';

export const integration = {
  rank: 1,
  image: 'logo-shopify',
  heading: 'Shopify',
  description:
    'Checkout asks for free windows and writes the chosen one on the order. Fulfillment is set at the first scan; a refund before departure removes the stop.',
  comesIn: 'orders, chosen windows',
  goesBack: 'fulfillment status',
  plan: 'base',
  setUp: '15 min',
  category: 'eCommerce',
  kind: 'Storefront',
  timing: 'at each checkout',
  sample: true,
} as const satisfies Integration;
