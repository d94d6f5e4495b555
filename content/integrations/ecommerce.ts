import type { Integration } from './types';

const category = 'eCommerce';

/** A merchant's own shop: storefronts on the web, then tills at the counter. */
export const storefronts = [
  {
    image: 'logo-shopify',
    heading: 'Shopify',
    description:
      'Checkout asks for free windows and writes the chosen one on the order. Fulfillment is set at the first scan; a refund before departure removes the stop.',
    category,
    kind: 'Storefront',
    timing: 'at checkout',
    sample: true,
  },
  {
    image: 'logo-woocommerce',
    heading: 'WooCommerce',
    description:
      'A plugin hands orders over as they reach processing. Completed, attempted or returned: the shop’s own status follows the driver’s tap.',
    category,
    kind: 'Storefront',
    timing: 'on status change',
    sample: true,
  },
  {
    image: 'logo-bigcommerce',
    heading: 'BigCommerce',
    description:
      'Each order keeps its channel’s name in the plan. Shipments are created in the shop as a route is released, split where two vans share one basket.',
    category,
    kind: 'Storefront',
    timing: 'on route release',
    sample: true,
  },
  {
    image: 'logo-prestashop',
    heading: 'PrestaShop',
    description:
      'New orders are fetched through the web service, several shops at once. Carrier and tracking number get filled in, and stock is left alone.',
    category,
    kind: 'Storefront',
    timing: 'every 5 min',
    sample: true,
  },
  {
    image: 'logo-adobe-commerce',
    heading: 'Adobe Commerce',
    description:
      'Formerly Magento. The stock source picked for a line decides its depot; shipment records and door photos travel back with the delivery.',
    category,
    kind: 'Storefront',
    timing: 'on invoice',
    sample: true,
  },
  {
    image: 'logo-square',
    heading: 'Square',
    description:
      'Delivery tickets rung up at the counter join the next free round. A card payment or a tip at the door is posted to the same ticket.',
    category,
    kind: 'Point of sale',
    timing: 'within seconds',
    sample: true,
  },
  {
    image: 'logo-toast',
    heading: 'Toast',
    description:
      'A fired ticket starts the prep clock, and a rider is called so that food and wheels meet at the pass. Back goes one thing: the minute of pickup.',
    category,
    kind: 'Point of sale',
    timing: 'as tickets fire',
    sample: true,
  },
  {
    image: 'logo-lightspeed',
    heading: 'Lightspeed',
    description:
      'Sales with a delivery line are pulled shop by shop after closing. By the next evening each store knows what came back refused.',
    category,
    kind: 'Point of sale',
    timing: 'nightly',
    sample: true,
  },
] as const satisfies readonly Integration[];
