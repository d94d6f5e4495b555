import type { Integration } from './types';

export const integration = {
  rank: 5,
  heading: 'Adobe Commerce',
  description:
    'Formerly Magento. The stock source of each order line sets its hub; shipment records and delivery photos go back to the order.',
  category: 'eCommerce',
  kind: 'Storefront',
  timing: 'with each invoice',
  sample: true,
} as const satisfies Integration;
