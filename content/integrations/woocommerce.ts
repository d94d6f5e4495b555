import type { Integration } from './types';

export const integration = {
  rank: 2,
  image: 'logo-woocommerce',
  heading: 'WooCommerce',
  description:
    'A plugin hands orders over as they reach processing. Completed, attempted or returned: the store’s own status follows the driver’s tap.',
  comesIn: 'orders being processed',
  goesBack: 'order status',
  plan: 'base',
  setUp: '15 min',
  category: 'eCommerce',
  kind: 'Storefront',
  timing: 'on each status change',
  sample: true,
} as const satisfies Integration;
