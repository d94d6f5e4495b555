import type { Integration } from './types';

const category = 'warehousing';

/** Carriers that take what your own vehicles do not, then the systems that fill the vehicles. */
export const warehousing = [
  {
    image: 'logo-dhl',
    heading: 'DHL',
    description:
      'Parcels outside your radius leave by label: address and weight out, barcode in. Their scans keep the order’s status alive to the end.',
    category,
    kind: 'Courier',
    timing: 'as the round closes',
    sample: true,
  },
  {
    image: 'logo-fedex',
    heading: 'FedEx',
    description:
      'Service rates are fetched beside the cost of your own van while the plan is made. The cheaper one gets the parcel, and the pickup request follows.',
    category,
    kind: 'Courier',
    timing: 'pickup at 16:00',
    sample: true,
  },
  {
    image: 'logo-ups',
    heading: 'UPS',
    description:
      'Labels print from the dispatch screen; void one before the truck comes and its charge goes too. An exception over there raises an alert over here.',
    category,
    kind: 'Courier',
    timing: 'within 15 min',
    sample: true,
  },
  {
    image: 'logo-dpd',
    heading: 'DPD',
    description:
      'The courier’s one-hour slot replaces our estimate on the customer’s page. Parcels sent back appear as pickups on your own rounds.',
    category,
    kind: 'Courier',
    timing: 'each morning',
    sample: true,
  },
  {
    image: 'logo-usps',
    heading: 'USPS',
    description:
      'Sorted sacks are announced to the post office the evening before. Its acceptance scan closes the stop at the dock and opens the last mile.',
    category,
    kind: 'Courier',
    timing: 'the evening before',
    sample: true,
  },
  {
    image: 'logo-delhivery',
    heading: 'Delhivery',
    description:
      'Pin-code coverage is checked as an order enters, and a waybill comes straight back. Money collected on delivery is matched against it.',
    category,
    kind: 'Courier',
    timing: 'on entry, cash nightly',
    sample: true,
  },
  {
    image: 'logo-glovo',
    heading: 'Glovo',
    description:
      'When no rider of yours can keep the promise, the job is offered with its pin. Once somebody takes it, name and moving dot come in.',
    category,
    kind: 'On-demand courier',
    timing: 'on overflow',
    sample: true,
  },
  {
    image: 'logo-easypost',
    heading: 'EasyPost',
    description:
      'For the carriers used twice a year: one connection quotes, buys and follows their labels, and pushes each tracking event into the plan.',
    category,
    kind: 'Many carriers',
    timing: 'as events happen',
    sample: true,
  },
  {
    image: 'logo-manhattan',
    heading: 'Manhattan',
    description:
      'Waves come over on release, each with its dock door. In return the staging lane learns which drop is last and fills from there.',
    category,
    kind: 'Warehouse system',
    timing: 'on wave release',
    sample: true,
  },
  {
    image: 'logo-blue-yonder',
    heading: 'Blue Yonder',
    description:
      'Tomorrow’s forecast sizes the fleet this afternoon. Overnight, departures as they were driven replace those that had been planned.',
    category,
    kind: 'Warehouse system',
    timing: '15:00 and overnight',
    sample: true,
  },
  {
    image: 'logo-shiphero',
    heading: 'ShipHero',
    description:
      'Boxes are announced with the size they were packed at, not the one on file. Should one miss its van, the packing bench sees it first.',
    category,
    kind: 'Warehouse system',
    timing: 'per box',
    sample: true,
  },
  {
    image: 'logo-infor-wms',
    heading: 'Infor WMS',
    description:
      'A gate scan posts the goods issue: as the vehicle checks out, its lines leave the stock. Short picks run the other way and shrink the stop.',
    category,
    kind: 'Warehouse system',
    timing: 'at the gate',
    sample: true,
  },
] as const satisfies readonly Integration[];
