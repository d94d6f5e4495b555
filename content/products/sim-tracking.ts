import { routes } from '@/lib/routes';
import type { ProductContent as Page } from '../schemas/products';
import { site } from '../site';
import { trackingSigns, trialTags } from './trial-tags';
import type { ReadingsContent } from './types';

const page: Page['page'] = {
  title: `SIM Tracking by Phone Number, No Hardware | ${site.name}`,
  description:
    'Hired trucks and basic phones on the map with one SMS and the driver’s consent, in countries whose phone networks sell positions. No unit to fit.',
  keywords: [
    'SIM tracking',
    'SIM-based vehicle tracking',
    'track hired trucks',
    'cell tower location',
    'consent by SMS',
  ],
};

const hero: Page['hero'] = {
  heading: 'SIM tracking, installed by text',
  description:
    'The driver of a hired truck agrees by SMS. Where phone networks sell positions, they then say which cell the phone is in, and the load joins your map.',
  tags: trialTags,
  signs: trackingSigns,
  image: {
    picture: 'sim-hero',
    narrow: 'sim-hero-phone',
    alt: 'Map under a honeycomb of cells, not to scale: pings of a phone lead across it, each in a halo, the last one exact to half a mile.',
  },
};

const strip: ReadingsContent = {
  kind: 'readings',
  source: 'Number ·· 2280',
  name: 'Hired for a day',
  status: 'Agreed at 05:51',
  readings: [
    {
      label: 'Last ping',
      value: '3',
      unit: 'minutes ago',
      note: 'next in 12',
      hue: 'madder',
      share: 0.2,
    },
    {
      label: 'Error',
      value: '0.5',
      unit: 'mile',
      note: 'city cell',
      hue: 'cobalt',
      share: 0.38,
    },
    {
      label: 'Pings',
      value: '32',
      unit: 'since 06:00',
      note: 'every 15 min',
      hue: 'plum',
      share: 0.57,
    },
    {
      label: 'Trip',
      value: '90',
      unit: 'percent driven',
      note: 'due 14:35',
      hue: 'teal',
      share: 0.9,
    },
  ],
};

const highlights: Page['highlights'] = {
  title: 'What SIM tracking does without',
  variant: 'cards',
  items: [
    {
      heading: 'A GPS unit',
      description: 'Nothing is wired in, so a truck you met this morning reports this morning.',
      image: {
        picture: 'sim-card',
        alt: 'A SIM card beside four words struck out: unit, antenna, wiring, shop visit.',
      },
    },
    {
      heading: 'A smartphone',
      description:
        'Cells know the oldest handset on the road. Where phone networks sell positions, whatever can text YES can be followed.',
      image: {
        picture: 'sim-phones',
        narrow: 'sim-phones-small',
        alt: 'Phones of 2004, 2009 and 2017, the last one cracked; each shows the answer YES.',
      },
    },
    {
      heading: 'One network for all trucks',
      description:
        'Each trucking firm brings its own SIM. Pings from different networks meet on one map.',
      image: {
        picture: 'sim-towers',
        narrow: 'sim-towers-small',
        alt: 'Trucks in a row, each heard by the mast of its own network: A, B and so on.',
      },
    },
    {
      heading: 'A trail after the trip',
      description: 'Closing the trip ends the consent, and the number is forgotten by the map.',
      image: {
        picture: 'sim-day',
        alt: 'Dial of a day: sharing runs from 06:00 to 14:35, the rest of the ring is blank.',
      },
    },
  ],
};

const features: Page['features'] = [
  {
    heading: 'Consent by SMS, not by checkbox',
    description:
      'The driver is asked by name, in the language that the trucking firm chose, before the first ping. The answer is filed with the trip, where an auditor can read it.',
    List: [
      'YES starts with the trip, NO starts nothing',
      'STOP works at any hour, without a call',
      'Both sides keep the messages',
    ],
    section_id: 'consent-by-sms',
    image: {
      picture: 'sim-consent',
      alt: 'A plain handset: Pune hub asks J. Rao to see roughly where the phone is, every 15 minutes. The answer is YES at 05:51; proof of delivery ends it at 14:35.',
    },
  },
  {
    variant: 'chart',
    heading: 'How accurate is SIM tracking?',
    description:
      'A ping is exact to its cell, then it ages. At 60 mph the gap between two pings adds more doubt than the cell does, so you choose the gap per trip.',
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
    variant: 'wide',
    heading: 'Hired trucks on your schedule',
    description:
      'Loads given to other trucking firms run on the same board as your own vans. A line that bends shows a late truck before the dock waits for it.',
    section_id: 'hired-carriers',
    image: {
      picture: 'sim-strings',
      narrow: 'sim-strings-small',
      alt: 'Schedule of hired trucks on their way to Pune hub: one has docked at 11:30, the others are due until 17:20.',
    },
    link: { label: 'View More', href: '/use-cases/couriers' },
  },
  {
    heading: 'When to fit a GPS unit after all',
    description:
      'If the vehicle is yours and comes home every night, wire it. A SIM is for wheels you borrow, in countries whose phone networks sell its position with the holder’s consent. In the United States they stopped selling it through aggregators by 2019: there the driver app does this job.',
    section_id: 'sim-or-gps',
    image: {
      picture: 'sim-or-gps',
      alt: 'The same trip twice on a map: an exact line along the streets by GPS, four wide circles beside it by SIM.',
    },
    link: { label: 'View More', href: `${routes.fleetManagement}#iot-gps-tracking` },
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
      what: 'Peak-week vans from three subcontractors, seen from the first hour.',
      href: '/use-cases/couriers',
    },
    {
      hue: 'cobalt',
      who: 'E-commerce & CPG',
      what: 'Line-hauls between hubs on trucks that are not your own.',
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
      what: 'Weekend riders whose phones have buttons.',
      href: '/use-cases/restaurants',
    },
  ],
};

const figure: Page['figure'] = {
  drawing: 'message',
  hue: 'cobalt',
  value: '1 text',
  label: 'is all a driver has to answer',
  note: 'no unit to fit',
  before: 'A unit, wired by an installer',
  after: 'One text, one yes',
};

export const simTracking = {
  page,
  hero,
  strip,
  highlights,
  features,
  statsTitle: 'What SIM tracking asks of a driver',
  figure,
  uses,
} satisfies Page;
