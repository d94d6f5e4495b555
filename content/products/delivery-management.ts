import { routes } from '@/lib/routes';
import { percentOf } from '@/lib/words/percent';
import { figures } from '../figures';
import type { FactTableContent } from '../schemas/features';
import type { ProductContent as Page } from '../schemas/products';
import { site } from '../site';
import { trackingSigns, trialTags } from './trial-tags';

const page: Page['page'] = {
  title: `Delivery Management with Proof at the Door | ${site.name}`,
  description:
    'Drop in the orders, send vans out with windows they can keep, tell recipients the minute and bring the proof you chose back from each door.',
  keywords: [
    'delivery management software',
    'last-mile delivery',
    'electronic proof of delivery',
    'carrier integration',
    'delivery tracking link',
  ],
};

const hero: Page['hero'] = {
  heading: 'Delivery management with proof',
  description:
    'Orders go in at the hub, minutes go out to the recipient, and every door answers with the proof you chose: code, scan, signature or photo.',
  tags: trialTags,
  signs: trackingSigns,
  image: {
    picture: 'delivery-hero',
    narrow: 'delivery-hero-phone',
    alt: 'Map with the route of VAN 07, 12 minutes away at 13:56, and the proof of its stop: delivered at 14:06, code 4092, signed by Ines Duarte.',
  },
};

const strip: Page['strip'] = {
  kind: 'parcel',
  source: 'Parcel · WL-40771-B',
  name: 'Ines Duarte',
  status: '22 Dyers’ Row, Apt 4',
  stations: [
    { time: '06:12', title: 'Sorted', note: 'Riverside hub' },
    { time: '07:38', title: 'Loaded', note: 'VAN 07, behind stop 8' },
    { time: '13:56', title: 'Link sent', note: '12 min away' },
    { time: '14:06', title: 'Signed', note: '20 ft from the door' },
  ],
};

const highlights: Page['highlights'] = {
  title: 'Delivery windows, links and ratings',
  variant: 'cards',
  items: [
    {
      heading: 'Delivery windows, checked first',
      description:
        'A slot is offered only if some van can reach it without breaking another promise.',
      image: {
        picture: 'delivery-windows',
        alt: 'Four promised half hours between 13:00 and 15:30, the arrival of VAN 07 inside each of them.',
      },
    },
    {
      heading: 'One tracking link, nothing to install',
      description:
        'The message opens a page that says how many stops come first, and the minute when the bell should ring.',
      image: {
        picture: 'delivery-link',
        narrow: 'delivery-link-phone',
        alt: 'Message “Out for delivery”; its link runs on as a line of stops up to a house, reached at 14:08.',
      },
    },
    {
      heading: `${figures.gateways.value} gateways, five channels`,
      description:
        'Write each notice once per channel. If a channel’s first gateway stays silent, the next one carries it.',
      image: {
        picture: 'delivery-gateways',
        alt: 'Five lines lead from one parcel to SMS, e-mail, chat, push and voice call.',
      },
    },
    {
      heading: 'Customer ratings that prompt a call',
      description:
        'A two out of five, and the depot is asked to call while the driver still remembers.',
      image: {
        picture: 'delivery-ratings',
        alt: 'Three ratings drawn as five stops each; for the poor one at 3 Carder Lane the depot is asked to call.',
      },
    },
    {
      heading: 'Loading order, last stop first',
      description: 'The loading list reads the route from its end, so the next parcel is at hand.',
      image: {
        picture: 'delivery-load',
        alt: 'VAN 07 from above: ten parcels with the numbers of their stops, the two of stop 9 by the rear door.',
      },
    },
  ],
};

const proofKinds: FactTableContent = {
  caption: 'Kinds of proof and what each one settles',
  columns: ['Proof', 'Settles', 'Asked for'],
  rows: [
    ['One-time code', 'that the right person opened', 'Phones, medicine'],
    ['Scan', 'which parcels these were', 'Every stop'],
    ['Signature', 'who took it over', 'Business addresses'],
    ['Photo', 'where it was left', 'Safe places'],
  ],
};

/** Used by the industries page. */
export const proofKindCount = proofKinds.rows.length;

const features: Page['features'] = [
  {
    heading: 'Last-mile delivery management, drop by drop',
    description:
      'Import the orders of the morning or drag in a late one. The route shows at once what it costs in minutes, and whether anybody else would wait.',
    List: [
      'Orders from a file, a storefront or the API',
      'Windows, weight and bicycle-only streets respected',
      'Re-planning never moves the stop being driven to',
    ],
    section_id: 'last-mile-delivery-management',
    image: {
      picture: 'delivery-board',
      narrow: 'delivery-board-phone',
      alt: 'Board with the next stops of VAN 07 and BIKE 02 among others; an order for 6 Weavers’ Yard is being dropped into the first route, which grows by 4 minutes.',
    },
    link: { label: 'View More', href: routes.routeOptimization },
  },
  {
    heading: 'Delivery proof and validation: four witnesses per door',
    subHeading: 'Four kinds of proof, one order to ask for them',
    description:
      'You choose per customer what the driver has to bring back. The app asks in that order and will not close the stop before the last answer.',
    section_id: 'delivery-proof-&-validation',
    image: {
      picture: 'delivery-proof',
      narrow: 'delivery-proof-phone',
      alt: 'The door of 22 Dyers’ Row with two parcels, and its proof in four steps: place, code 4092, two scans, signature at 14:06.',
    },
    link: { label: 'View More', href: routes.driverMobileApp },
    table: proofKinds,
  },
  {
    heading: 'Pickup management on the road you drive anyway',
    description:
      'A return or a supplier’s crate becomes a stop of its own kind, placed where a van already passes with room to spare.',
    List: [
      'Drops and pickups in one sequence',
      'Room in the van counted as it empties',
      'A receipt for whoever hands the parcel over',
    ],
    section_id: 'pickup-management',
    image: {
      picture: 'delivery-pickup',
      alt: 'Map: the route of VAN 07 takes along two returns, at 2 Warp Lane and 30 Heddle Hill, for 12 minutes more.',
    },
  },
  {
    variant: 'wide',
    heading: 'Carrier integration for what your vans leave behind',
    description: `Price and zone decide which carrier gets a parcel. ${figures.warehouseIntegrations.value} ${figures.warehouseIntegrations.label} stand ready.`,
    List: [
      'Labels printed in the carrier’s own format',
      'Cut-off times watched per carrier',
      'Carrier status beside that of your own vans',
    ],
    section_id: 'carrier-integration',
    image: {
      picture: 'delivery-carriers',
      narrow: 'delivery-carriers-phone',
      alt: 'Parcels pass a reader on a belt and are split between your own vans, Night Post, Pedal Couriers and Bulk & Pallet; beside it the label of parcel WL-40802-A.',
    },
    link: { label: 'View More', href: routes.integrations },
  },
  {
    heading: 'Customer experience management begins before the bell',
    description:
      'On one page, under your name, recipients move their slot, leave a word for the driver and say afterward how it went.',
    section_id: 'customer-experience-management',
    image: {
      picture: 'delivery-recipient',
      narrow: 'delivery-recipient-phone',
      alt: 'Recipient’s page at 11:20: of three half hours on offer, today 16:00–16:30 is chosen.',
    },
    link: { label: 'View More', href: routes.helpNotifications },
    facts: [
      { label: 'Move the slot', value: 'while the route can take it' },
      { label: 'Leave a note', value: 'shown to the driver at the stop' },
      { label: 'Rate the drop', value: 'a poor one opens a task' },
    ],
  },
  {
    heading: 'Dispatcher mobile app: fix it from the loading bay',
    description:
      'When a van falls behind, the phone lists the routes that could take its stop and what each would lose. Two taps, and two drivers know.',
    List: [
      'The cheapest route stands first',
      'A call to either driver from the same line',
      'Every change kept with name and minute',
    ],
    section_id: 'dispatcher-mobile-app',
    image: {
      picture: 'delivery-dispatcher',
      narrow: 'delivery-dispatcher-phone',
      alt: 'Dispatcher’s phone: VAN 11 is late for a pickup, and VAN 07 would lose 3 minutes by taking over 7 Loom Street; beside it the stop changes lines.',
    },
    link: { label: 'View More', href: routes.supervisorApp },
  },
];

const uses: Page['uses'] = {
  title: 'Delivery management by industry',
  items: [
    {
      hue: 'cobalt',
      who: 'E-commerce & CPG',
      what: 'Parcels in waves, returns on the same wheels.',
      href: '/use-cases/ecommerce',
    },
    {
      hue: 'plum',
      who: 'Couriers',
      what: 'A code and a scan for each of a hundred hallways.',
      href: '/use-cases/couriers',
    },
    {
      hue: 'teal',
      who: 'Retail',
      what: 'Shelves filled at dawn, sofas carried up at six.',
      href: '/use-cases/retail',
    },
    {
      hue: 'madder',
      who: 'Restaurants & QSR',
      what: 'Trays that leave the pass in the order of their streets.',
      href: '/use-cases/restaurants',
    },
  ],
};

const figure: Page['figure'] = {
  drawing: 'parcel',
  hue: 'madder',
  ...figures.costPerDelivery,
  note: 'on the same route',
  before: '$100 of doorsteps',
  after: `The same for $${100 - (percentOf(figures.costPerDelivery.value) ?? 0)}`,
};

export const deliveryManagement: Page = {
  page,
  hero,
  strip,
  highlights,
  features,
  statsTitle: 'What delivery management saves',
  figure,
  uses,
};
