import { planFinder, titleOf } from '@/lib/plans/words';
import { routes } from '@/lib/routes';
import { timeOfDay } from '@/lib/words/time-words';
import { figures } from '../figures';
import { fleet, stopTotal } from '../home/fleet';
import { planComparison } from '../plan-comparison';
import { apiAccess, plans, planWords } from '../plans';
import type { FactTableContent } from '../schemas/features';
import type { ProductContent as Page } from '../schemas/products';
import { site } from '../site';
import { trackingSigns, trialTags } from './trial-tags';

const needs = planFinder(planComparison);

/** The smallest plan that keeps more than windows. */
const larger = titleOf(plans, needs('Capacity, skill and shift constraints') ?? 'standard');

const page: Page['page'] = {
  title: `Delivery Management Software with Proof of Delivery | ${site.name}`,
  description:
    'Delivery management software: load orders, plan vans within time windows, send tracking links and collect codes, scans, signatures or photos.',
  keywords: [
    'delivery management software',
    'last-mile delivery',
    'electronic proof of delivery',
    'carrier integration',
    'delivery tracking link',
  ],
};

const hero: Page['hero'] = {
  heading: 'Delivery management for last-mile fleets',
  description:
    'Software for dispatchers: import the day’s orders, text each recipient an arrival time, and keep a code, scan, signature or photo as proof of each delivery.',
  tags: trialTags,
  signs: trackingSigns,
  image: {
    picture: 'delivery-hero',
    narrow: 'delivery-hero-phone',
    alt: 'The door of 22 Dyers’ Row with two packages, and its proof in four steps: the phone’s location, 20 ft from the door, code 4092, two scans, a signature at 2:06 PM.',
  },
};

const screen: Page['screen'] = {
  title: 'The day’s orders and their status',
  alt: 'Orders of Riverside hub at 1:48 PM: seven orders with their status, the board of next stops, and the order of Ines Duarte, due at 2:08 PM.',
  bar: {
    place: fleet.hub,
    date: fleet.date,
    clock: timeOfDay(fleet.clock.label),
    tabs: ['Map', 'Orders', 'Routes', 'Visits', 'SIM'],
    open: 'Orders',
    status: `${fleet.onTime} of ${stopTotal} on track`,
  },
  list: {
    title: `${stopTotal} orders today`,
    rows: [
      {
        hue: 'madder',
        name: 'Ines Duarte',
        note: '22 Dyers’ Row, VAN 07',
        value: '2:08',
        open: true,
      },
      {
        hue: 'madder',
        name: 'K. Brandt',
        note: '41 Shuttle Street, VAN 07',
        value: '1:42',
        mark: 'good',
      },
      { hue: 'teal', name: 'P. Moss', note: '30 Tenter Street, BIKE 02', value: '1:52' },
      { hue: 'plum', name: 'J. Ferrar', note: '12 Linen Square, VAN 14', value: '2:02' },
      { hue: 'cobalt', name: 'Market Row Deli', note: '31 Mill Quarter, VAN 03', value: '2:20' },
      { hue: 'madder', name: 'T. Adler', note: '4 Bobbin Street, VAN 07', value: '2:42' },
      {
        hue: 'ochre',
        name: 'Fernhill Foods',
        note: '7 Loom Street, VAN 11',
        value: '22 min late',
        mark: 'warned',
      },
    ],
  },
  image: { picture: 'delivery-board', narrow: 'delivery-board-phone', whole: true },
  panel: {
    title: 'WL-40771, Ines Duarte',
    note: '22 Dyers’ Row, Apt 4',
    figure: '20 min away',
    facts: [
      { label: 'Window', value: '2:00–2:30' },
      { label: 'Vehicle', value: 'VAN 07, stop 9 of 14' },
      { label: 'Packages', value: '2, loaded 7:38 AM' },
      { label: 'Proof', value: 'Code and signature' },
      { label: 'Customer notice', value: '12 min ahead, by SMS' },
    ],
    actions: ['Send link', 'Move stop'],
  },
  spots: [
    { x: 19.5, y: 13, text: 'Each order with its address, its van and its status.' },
    { x: 73, y: 20, text: 'A late order, dropped on a route, shows the minutes it adds.' },
    { x: 97, y: 27, text: 'You set for each customer which proof the driver collects.' },
  ],
};

const highlights: Page['highlights'] = {
  title: 'Delivery windows, links and ratings',
  variant: 'cards',
  items: [
    {
      heading: 'Delivery windows checked in advance',
      plan: needs(planWords.windows),
      description:
        'A time slot is offered only if a van can reach it without making another stop late.',
      image: {
        picture: 'delivery-windows',
        alt: 'Four promised half hours between 1:00 and 3:30 PM, the arrival of VAN 07 inside each of them.',
      },
    },
    {
      heading: 'Customer tracking link, no app needed',
      plan: needs('Tracking link for customers'),
      description:
        'The text message opens a web page with the number of stops before theirs and the expected arrival time.',
      image: {
        picture: 'delivery-link',
        narrow: 'delivery-link-phone',
        alt: 'Message “Out for delivery”; its link runs on as a line of stops up to a house, due at 2:08 PM.',
      },
    },
    {
      heading: `${figures.gateways.value} gateways for five channels`,
      plan: needs('Messages by text (fees extra), e-mail, chat, push and voice'),
      description:
        'Write each notice once per channel. If a channel’s first gateway fails, the next one sends it.',
      image: {
        picture: 'delivery-gateways',
        alt: 'Five lines lead from one package to SMS, e-mail, chat, push and voice call.',
      },
    },
    {
      heading: 'Customer ratings with a follow-up',
      plan: needs('Customer ratings'),
      description:
        'After a rating of two out of five or lower, the hub gets a task to call the customer.',
      image: {
        picture: 'delivery-ratings',
        alt: 'Three ratings drawn as five stops each; for the poor one at 3 Carder Lane the hub is asked to call.',
      },
    },
    {
      heading: 'Loading order, last stop first',
      plan: needs('Delivery waves and loading order'),
      description:
        'The loading list is the route in reverse, so the next package is always by the door.',
      image: {
        picture: 'delivery-load',
        alt: 'VAN 07 from above: ten packages with the numbers of their stops, the two of stop 9 by the rear door.',
      },
    },
  ],
};

const proofKinds: FactTableContent = {
  caption: 'Kinds of proof and what each one shows',
  columns: ['Proof', 'Shows', 'Asked for'],
  rows: [
    ['One-time code', 'the right person answered', 'Phones, medicine'],
    ['Scan', 'which packages these are', 'Every stop'],
    ['Signature', 'who received them', 'Businesses, high-value orders'],
    ['Photo', 'where they were left', 'Drop-offs at the door'],
  ],
};

/** Used by the industries page. */
export const proofKindCount = proofKinds.rows.length;

const features: Page['features'] = [
  {
    heading: 'Last-mile delivery management',
    plan: needs('Storefront and marketplace orders'),
    description:
      'Import the morning’s orders or drag a late one onto a route. The board shows at once how many minutes it adds and which other stops would be late.',
    List: [
      `Orders from Excel, CSV, Shopify or WooCommerce; by API with ${apiAccess.title}`,
      `Time windows kept; with ${larger} also weight and skills`,
      'Rerouting never moves the stop a driver is heading to',
    ],
    section_id: 'last-mile-delivery-management',
    link: { label: 'View More: how to import stops', href: routes.helpImport },
  },
  {
    heading: 'Delivery proof and validation: code, scan, signature, photo',
    plan: needs('E-signature and OTP'),
    subHeading: 'You choose the proof for each customer',
    description:
      'The driver app asks for each proof in turn and closes the stop only after the last one. All of it is time-stamped and geotagged, and stored with the order.',
    section_id: 'delivery-proof-&-validation',
    link: {
      label: 'View More: proof in the driver app',
      href: `${routes.driverMobileApp}#complete-or-failed`,
    },
    table: proofKinds,
  },
  {
    heading: 'Pickup management on existing routes',
    plan: needs('Pickups and returns on delivery routes'),
    description:
      'A customer return or a supplier pickup becomes a stop of its own kind, on a van that passes nearby and has room for it.',
    List: [
      'Deliveries and pickups in one sequence',
      'Free space in the van counted stop by stop',
      'A receipt for the person who hands over the package',
    ],
    section_id: 'pickup-management',
    image: {
      picture: 'delivery-pickup',
      alt: 'Map: the route of VAN 07 takes along two returns for 12 minutes more.',
    },
  },
  {
    heading: 'Carrier integration for orders your vans cannot take',
    plan: needs('Warehouse and carrier connectors'),
    description: `Price and zone decide which carrier gets a package. ${figures.warehouseIntegrations.value} ${figures.warehouseIntegrations.label} are available.`,
    List: [
      'Labels printed in the carrier’s own format',
      'Cut-off times tracked for each carrier',
      'Carrier status beside that of your own vans',
    ],
    section_id: 'carrier-integration',
    image: {
      picture: 'delivery-carriers-phone',
      alt: 'Packages pass a reader on a belt and are split between your own vans, Night Post, Pedal Couriers and Bulk & Pallet.',
    },
    link: { label: 'View More: integrations', href: routes.integrations },
  },
  {
    heading: 'Customer experience management from order to rating',
    plan: needs('Customer ratings'),
    description:
      'On a page with your company’s name, recipients move their time slot, leave a note for the driver and rate the delivery afterward.',
    section_id: 'customer-experience-management',
    image: {
      picture: 'delivery-recipient',
      narrow: 'delivery-recipient-phone',
      alt: 'Recipient’s page at 11:20 AM: of three half hours on offer, today 4:00–4:30 PM is chosen.',
    },
    link: { label: 'View More: customer notices', href: routes.helpNotifications },
    facts: [
      { label: 'Move the slot', value: 'while the route allows it' },
      { label: 'Leave a note', value: 'shown to the driver at the stop' },
      { label: 'Rate the delivery', value: 'a low rating opens a task' },
    ],
  },
  {
    heading: 'Dispatcher mobile app for changes from the dock',
    plan: needs('Dispatcher mobile app'),
    description:
      'When a van falls behind, the phone lists the routes that could take its stop and the minutes each would lose. One tap reassigns the stop and informs both drivers.',
    List: [
      'The route that loses least is listed first',
      'Either driver called from the same row',
      'Each change logged with user and time',
    ],
    section_id: 'dispatcher-mobile-app',
    image: {
      picture: 'delivery-dispatcher',
      narrow: 'delivery-dispatcher-phone',
      alt: 'Dispatcher’s phone: VAN 11 is late for a pickup, and VAN 07 would lose 3 minutes by taking it over; beside it the stop changes routes.',
    },
    link: { label: 'View More: supervisor app', href: routes.supervisorApp },
  },
];

const uses: Page['uses'] = {
  title: 'Delivery management by industry',
  items: [
    {
      hue: 'cobalt',
      who: 'E-commerce & CPG',
      what: 'Deliveries in waves, with returns on the same van.',
      href: '/use-cases/ecommerce',
    },
    {
      hue: 'plum',
      who: 'Couriers',
      what: 'A code and a scan at each of a hundred apartments.',
      href: '/use-cases/couriers',
    },
    {
      hue: 'teal',
      who: 'Retail',
      what: 'Store deliveries at dawn, furniture to homes in the evening.',
      href: '/use-cases/retail',
    },
    {
      hue: 'madder',
      who: 'Restaurants & QSR',
      what: 'Meals for the same street on one ride, each with an arrival time.',
      href: '/use-cases/restaurants',
    },
  ],
};

export const deliveryManagement: Page = {
  page,
  hero,
  screen,
  highlights,
  features,
  featuresTitle: 'From the order to the rating',
  uses,
};
