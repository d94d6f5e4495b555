import { fleet } from '../home/fleet';
import type { ProductContent as Page } from '../schemas/products';
import { site } from '../site';
import { trackingSigns, trialTags } from './trial-tags';

const page: Page['page'] = {
  title: `SIM Tracking by Phone Number, No Hardware | ${site.name}`,
  description:
    'SIM tracking for hired trucks: the driver agrees by SMS and the phone network reports the position. For countries whose networks sell it, not the US.',
  keywords: [
    'SIM tracking',
    'SIM-based vehicle tracking',
    'track hired trucks',
    'cell tower location',
    'consent by SMS',
  ],
};

const hero: Page['hero'] = {
  heading: 'SIM tracking for hired trucks outside the US',
  description:
    'For shippers who hire trucks where phone networks sell positions, such as India. The driver agrees by SMS, and the network reports the phone’s cell. In the US, use the driver app.',
  tags: trialTags,
  signs: trackingSigns,
  image: {
    picture: 'sim-hero',
    narrow: 'sim-hero-phone',
    alt: 'A plain handset: Pune hub asks J. Rao to see roughly where the phone is, the answer is YES. Beside it the phone’s position, within half a mile.',
  },
};

const screen: Page['screen'] = {
  title: 'Hired trucks on the same map',
  alt: 'SIM screen of Pune hub at 1:48 PM: four hired trucks with the hour each is due, and on the map the positions of one of them, each in a circle as wide as its uncertainty.',
  bar: {
    place: 'Pune hub',
    date: fleet.date,
    clock: fleet.clock.label,
    tabs: ['Map', 'Orders', 'Routes', 'Visits', 'SIM'],
    open: 'SIM',
    status: 'All 4 agreed',
  },
  list: {
    title: '4 trucks, due at',
    rows: [
      {
        hue: 'cobalt',
        name: '·· 3906',
        note: 'From Limeport, docked',
        value: '11:30',
        mark: 'good',
      },
      {
        hue: 'madder',
        name: '·· 2280',
        note: 'From Ferrygate, agreed 05:51',
        value: '14:35',
        open: true,
      },
      { hue: 'teal', name: '·· 9035', note: 'From Quarryhead', value: '16:05' },
      { hue: 'ochre', name: '·· 6612', note: 'From Northmill', value: '17:20' },
    ],
  },
  image: { picture: 'sim-screen' },
  panel: {
    title: 'Number ·· 2280',
    note: 'Hired for a day, from Ferrygate',
    figure: 'Within 0.5 mile',
    facts: [
      { label: 'Last heard', value: '13:45' },
      { label: 'Next position', value: '14:00' },
      { label: 'Positions today', value: '32' },
      { label: 'Sharing ends', value: 'With proof of delivery' },
      { label: 'Driver’s phone', value: 'Any that can text' },
    ],
    actions: ['End trip', 'Messages'],
  },
  spots: [
    { x: 19.5, y: 11.2, text: 'Only drivers who answered YES are on the map.' },
    { x: 38, y: 40, text: 'The circle is as wide as the doubt about the position.' },
    { x: 97, y: 23, text: 'Sharing ends by itself with the trip.' },
  ],
};

const highlights: Page['highlights'] = {
  title: 'SIM tracking without hardware',
  variant: 'cards',
  items: [
    {
      heading: 'No GPS unit to fit',
      description:
        'Nothing is installed, so a truck hired this morning is on the map this morning.',
      image: {
        picture: 'sim-card',
        alt: 'A SIM card beside four words struck out: unit, antenna, wiring, shop visit.',
      },
    },
    {
      heading: 'Any phone that can text',
      description:
        'Basic phones work too: the driver texts YES, and the phone network locates the phone by its cell.',
      image: {
        picture: 'sim-phones',
        narrow: 'sim-phones-small',
        alt: 'Phones of 2004, 2009 and 2017, the last one cracked; each shows the answer YES.',
      },
    },
    {
      heading: 'All phone networks on one map',
      description:
        'Each trucking company brings its own SIM. Positions from different networks show on the same map.',
      image: {
        picture: 'sim-towers',
        narrow: 'sim-towers-small',
        alt: 'Trucks in a row, each heard by the mast of its own network: A, B and so on.',
      },
    },
    {
      heading: 'Tracking ends with the trip',
      description: 'Closing the trip ends the consent and removes the phone number from the map.',
      image: {
        picture: 'sim-day',
        alt: 'Dial of a day: sharing runs from 6:00 AM to 2:35 PM, the rest of the ring is blank.',
      },
    },
  ],
};

const features: Page['features'] = [
  {
    heading: 'Driver consent by SMS',
    description:
      'The driver is asked by name, in the language that the trucking company chose, before the first position. The holder of the phone contract may have to agree too. The answer is stored with the trip, for audits.',
    List: [
      'After YES, tracking starts with the trip; after NO, never',
      'STOP ends it at any time',
      'Both sides keep the messages',
    ],
    section_id: 'consent-by-sms',
    link: {
      label: 'View More: how a driver consents',
      href: '/support/articles/sim-tracking-consent',
    },
  },
  {
    heading: 'How accurate is SIM tracking?',
    description:
      'A ping is as exact as its phone cell, and it ages. At 60 mph the time between two pings adds more doubt than the cell does, so you choose the interval for each trip.',
    section_id: 'ping-rate',
    image: {
      picture: 'sim-doubt',
      narrow: 'sim-doubt-small',
      alt: 'An hour at 60 mph under three ping rates: the stretch in doubt is 5, 15 or 30 miles long.',
    },
    facts: [
      { label: 'A cell in the city', value: '0.5 mi' },
      { label: 'In a suburb', value: '1 mi' },
      { label: 'Along a highway', value: '2 mi' },
    ],
  },
  {
    heading: 'Hired trucks on your schedule',
    description:
      'Loads given to other trucking companies are on the same board as your own vans. A bend in a truck’s line shows the delay before the dock is waiting.',
    section_id: 'hired-carriers',
    image: {
      picture: 'sim-strings-small',
      alt: 'Schedule of hired trucks on their way to Pune hub: one has docked at 11:30 AM, the others are due until 5:20 PM.',
    },
    link: { label: 'View More: courier depots', href: '/use-cases/couriers' },
  },
  {
    heading: 'SIM tracking or a GPS unit?',
    description:
      'Fit a GPS unit to vehicles you own. SIM tracking is for trucks you hire, in countries whose phone networks sell positions with the holder’s consent. In the United States the large carriers stopped selling them through aggregators by 2019; the driver app does this job there.',
    section_id: 'sim-or-gps',
    image: {
      picture: 'sim-or-gps',
      alt: 'The same trip twice on a map: an exact line along the streets by GPS, four wide circles beside it by SIM.',
    },
    link: { label: 'View More: SIM or GPS tracking', href: '/blog/sim-or-gps-tracking' },
    table: {
      caption: 'SIM and GPS unit side by side',
      columns: ['Question', 'SIM', 'GPS unit'],
      rows: [
        ['On the map in', 'one SMS', 'an hour in the shop'],
        ['Reports every', '5 to 30 min', '10 to 30 s'],
        ['Off by', '0.5 to 2 miles', '15 ft in the open'],
        ['Also reads', 'nothing else', 'engine, fuel, doors'],
        ['Made for', 'a hired truck', 'a vehicle you own'],
      ],
    },
  },
];

const uses: Page['uses'] = {
  title: 'Who uses SIM tracking',
  items: [
    {
      hue: 'plum',
      who: 'Couriers',
      what: 'Subcontractors’ vans on the map from their first hour in peak week.',
      href: '/use-cases/couriers',
    },
    {
      hue: 'cobalt',
      who: 'E-commerce & CPG',
      what: 'Hired line-haul trucks between hubs.',
      href: '/use-cases/ecommerce',
    },
    {
      hue: 'teal',
      who: 'Retail',
      what: 'Supplier deliveries announced to the hour, not just the day.',
      href: '/use-cases/retail',
    },
    {
      hue: 'madder',
      who: 'Restaurants & QSR',
      what: 'Suppliers’ trucks on the way to the kitchen, with their arrival hour.',
      href: '/use-cases/restaurants',
    },
  ],
};

export const simTracking = {
  page,
  hero,
  screen,
  highlights,
  features,
  featuresTitle: 'Consent, accuracy and limits',
  uses,
} satisfies Page;
