import type { Integration } from './types';

const category = 'market-place';

/** Places where others' customers order: goods first, then meals. */
export const marketPlaces = [
  {
    image: 'logo-amazon',
    heading: 'Amazon',
    description:
      'Seller-fulfilled orders are read with their ship-by date. The shipment is confirmed when the van leaves, not when the label prints.',
    category,
    kind: 'Marketplace',
    timing: 'every 10 min',
    sample: true,
  },
  {
    image: 'logo-ebay',
    heading: 'eBay',
    description:
      'A paid sale turns into a stop. Delivery scan and signature return to the order page, ready should a buyer open a case.',
    category,
    kind: 'Marketplace',
    timing: 'within 2 min',
    sample: true,
  },
  {
    image: 'logo-etsy',
    heading: 'Etsy',
    description:
      'Made-to-order items wait as drafts until the seller marks them done; only then do address and gift note enter the plan. The tracking link answers at pickup.',
    category,
    kind: 'Marketplace',
    timing: 'once made',
    sample: true,
  },
  {
    image: 'logo-rakuten',
    heading: 'Rakuten',
    description:
      'Two imports a day, sorted by promised ship date. Dispatch numbers flow out at each departure; prices and points stay where they are.',
    category,
    kind: 'Marketplace',
    timing: '06:00 and 12:00',
    sample: true,
  },
  {
    image: 'logo-allegro',
    heading: 'Allegro',
    description:
      'Doorstep and locker parcels arrive as separate lists. Drop-offs are reported locker by locker, including the ones found full.',
    category,
    kind: 'Marketplace',
    timing: 'hourly',
    sample: true,
  },
  {
    image: 'logo-shopee',
    heading: 'Shopee',
    description:
      'Seller pickups come over in one batch before the cut-off. Each handover scan then goes upstream, so a late fee rests on a time both sides hold.',
    category,
    kind: 'Marketplace',
    timing: 'before 14:00',
    sample: true,
  },
  {
    image: 'logo-uber-eats',
    heading: 'Uber Eats',
    description:
      'The kitchen’s ready tap sends the ticket to the nearest rider of your own. Pickup and drop-off times stream the other way while the meal moves.',
    category,
    kind: 'Food delivery',
    timing: 'live',
    sample: true,
  },
  {
    image: 'logo-doordash',
    heading: 'DoorDash',
    description:
      'On a full Friday, tickets that your riders cannot reach in time are offered out. The Dasher who takes one shows up on the same board, position and all.',
    category,
    kind: 'Food delivery',
    timing: 'on overflow',
    sample: true,
  },
  {
    image: 'logo-deliveroo',
    heading: 'Deliveroo',
    description:
      'Order, prep minutes and rider note enter on acceptance. Nothing touches the menu: the sole return is a delivered flag with its minute.',
    category,
    kind: 'Food delivery',
    timing: 'on acceptance',
    sample: true,
  },
  {
    image: 'logo-just-eat',
    heading: 'Just Eat',
    description:
      'For restaurants that deliver themselves. Paid orders and later changes of address arrive until the rider sets off; the diner hears of departure and arrival.',
    category,
    kind: 'Food delivery',
    timing: 'on payment',
    sample: true,
  },
  {
    image: 'logo-zomato',
    heading: 'Zomato',
    description:
      'Runs that the kitchen dispatches take their map link from here, from the first turn of the wheel. Diners’ ratings land in the rider’s file overnight.',
    category,
    kind: 'Food delivery',
    timing: 'live, ratings nightly',
    sample: true,
  },
  {
    image: 'logo-swiggy',
    heading: 'Swiggy',
    description:
      'Packing time and item totals feed the rider queue as tickets open. Cash collected is handed back per order once the shift is counted.',
    category,
    kind: 'Food delivery',
    timing: 'live, cash by shift',
    sample: true,
  },
] as const satisfies readonly Integration[];
