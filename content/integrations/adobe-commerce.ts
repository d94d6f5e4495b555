import type { Integration } from './types';

export const integration = {
  rank: 4,
  heading: 'Adobe Commerce',
  description:
    'Formerly Magento. The stock source of each order line sets its hub; shipment records and delivery photos go back to the order.',
  comesIn: 'orders by stock source',
  goesBack: 'shipments, photos',
  plan: 'base',
  setUp: '1 day',
  category: 'eCommerce',
  kind: 'Storefront',
  timing: 'with each invoice',
  sample: true,
} as const satisfies Integration;
