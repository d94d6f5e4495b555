import type { Integration } from './types';

export const integration = {
  rank: 5,
  heading: 'Adobe Commerce',
  description:
    'Formerly Magento. The stock source of an order line decides its depot; shipment records and door photos travel back with the delivery.',
  category: 'eCommerce',
  kind: 'Storefront',
  timing: 'on invoice',
  sample: true,
} as const satisfies Integration;
