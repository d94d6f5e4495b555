import { planFinder } from '@/lib/plans/words';
import { routes } from '@/lib/routes';
import { exactDollars } from '@/lib/words/money';
import { spelled } from '@/lib/words/spelled';
import { timeOfDay } from '@/lib/words/time-words';
import { fleet } from '../home/fleet';
import { planComparison } from '../plan-comparison';
import type { ProductContent as Page } from '../schemas/products';
import { site } from '../site';
import { trackingSigns, trialTags } from './trial-tags';

const tripHours = 9;
/** Dollars, as in the guide to consent. */
const perLocation = 0.04;
const located = (hours: number, minutes: number) => (60 * hours) / minutes + 1;
const costRow = (every: string, locations: number) => [
  every,
  `${locations}`,
  exactDollars(perLocation * locations),
];
const costOf = (minutes: number) => exactDollars(perLocation * located(tripHours, minutes));

const page: Page['page'] = {
  title: `SIM Tracking by Phone Number, No Hardware | ${site.name}`,
  description:
    'SIM tracking for contract trucks: the driver agrees by SMS, and the phone network reports the location. For countries whose networks offer this, not the US.',
  keywords: [
    'SIM tracking',
    'SIM-based vehicle tracking',
    'track contract trucks',
    'cell tower location',
    'consent by SMS',
  ],
};

const hero: Page['hero'] = {
  heading: 'SIM tracking for contract trucks outside the US',
  description:
    'For shippers whose carriers drive where phone networks share a phone’s location with consent, such as India. The driver agrees by SMS; no hardware or app is needed.',
  instead: { label: 'In the US: track with the driver app', href: routes.driverMobileApp },
  tags: trialTags,
  signs: trackingSigns,
  image: {
    picture: 'sim-hero',
    narrow: 'sim-hero-phone',
    alt: 'A plain handset: Pune hub asks J. Rao to see roughly where the phone is, the answer is YES. Beside it the phone’s last two locations, each within two miles.',
  },
};

const screen: Page['screen'] = {
  title: 'Contract trucks on the same map',
  alt: 'SIM screen of Pune hub at 1:48 PM: four contract trucks with the hour each is due, and on the map of highways the three still on their way, one of them with its earlier locations and, enlarged, the 2-mile circle around it.',
  bar: {
    place: 'Pune hub',
    date: fleet.date,
    clock: timeOfDay(fleet.clock.label),
    tabs: ['Map', 'Orders', 'Routes', 'Visits', 'SIM'],
    open: 'SIM',
    status: 'All 4 agreed',
  },
  list: {
    title: '4 trucks, due times',
    rows: [
      {
        hue: 'cobalt',
        name: 'Ends in 3906',
        note: 'From Limeport, trip ended',
        value: '11:30',
        mark: 'good',
      },
      {
        hue: 'madder',
        name: 'Ends in 2280',
        note: 'From Ferrygate, agreed 5:51',
        value: '2:35',
        open: true,
      },
      { hue: 'teal', name: 'Ends in 9035', note: 'From Quarryhead', value: '4:05' },
      { hue: 'ochre', name: 'Ends in 6612', note: 'From Northmill', value: '5:20' },
    ],
  },
  image: { picture: 'sim-screen' },
  panel: {
    title: 'Number ending in 2280',
    note: 'Contract truck for one day, from Ferrygate',
    figure: 'Within 2 miles',
    facts: [
      { label: 'Last heard', value: '1:45 PM' },
      { label: 'Next location', value: '2:00 PM' },
      { label: 'Locations today', value: '32' },
      { label: 'Sharing ends', value: 'With proof of delivery' },
      { label: 'Driver’s phone', value: 'Any that can text' },
    ],
    actions: ['End trip', 'Messages'],
  },
  spots: [
    { x: 19.5, y: 13, text: 'Only drivers who answered YES are on the map.' },
    { x: 31.3, y: 42.3, text: 'The truck is somewhere inside the circle.' },
    { x: 97, y: 15, text: 'Sharing ends by itself with the trip.' },
  ],
};

const short: Page['short'] = {
  title: 'SIM tracking in short',
  text: 'What to know before you ask the first driver. Each answer has its details on this page.',
  items: [
    { term: 'Countries', text: 'India, and some phone networks elsewhere; none in the US.' },
    {
      term: 'Accuracy',
      text: 'Within half a mile in a city and 2 miles along a highway, every 5, 15 or 30 minutes.',
    },
    { term: 'Consent', text: 'The driver’s YES to a text, for one trip; STOP takes it back.' },
    {
      term: 'Phone off',
      text: 'The last circle stays, with its time, until the phone has coverage again.',
    },
    {
      term: 'Price',
      text: `No user to pay for. Locations are extra: ${costOf(30)} to ${costOf(5)} a trip in our example.`,
    },
    {
      term: 'Start',
      text: 'A pilot of two days with one trucking company; no hardware is ordered.',
    },
  ],
  link: { label: 'Read how a pilot runs', href: `${routes.simTracking}#pilot` },
};

const highlights: Page['highlights'] = {
  title: 'SIM tracking without hardware',
  variant: 'cards',
  items: [
    {
      heading: 'No GPS unit to fit',
      description:
        'Nothing is installed, so a truck booked this morning is on the map this morning.',
      image: {
        picture: 'sim-card',
        alt: 'A SIM card beside four words struck out: unit, antenna, wiring, shop visit.',
      },
    },
    {
      heading: 'Any phone that can text',
      description:
        'Basic phones work too: the driver texts YES, and the phone network locates the phone by its nearest cell tower.',
      image: {
        picture: 'sim-phones',
        narrow: 'sim-phones-small',
        alt: 'Phones of 2004, 2009 and 2017, the last one cracked; each shows the answer YES.',
      },
    },
    {
      heading: 'Several phone networks on one map',
      description:
        'Each trucking company brings its own SIM. Locations from different networks show on the same map.',
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
    heading: 'Where does SIM tracking work?',
    description:
      'That depends on the network of the driver’s phone, not on us. A number whose network does not offer it shows “Network not covered”, and the truck needs another way.',
    section_id: 'where-it-works',
    table: {
      caption: 'Where SIM tracking works, and what else shows the truck',
      columns: ['Country', 'SIM tracking', 'Otherwise'],
      rows: [
        [
          'United States',
          '**No.** The large phone carriers stopped selling locations by 2019.',
          'The driver app, or a GPS unit',
        ],
        [
          'India',
          '**Yes**, once the holder of the phone agrees.',
          'After a NO: two calls on the way',
        ],
        [
          'Elsewhere',
          '**Some networks.** Try one driver’s number on each before you promise a dock an hour.',
          'The driver app',
        ],
      ],
    },
    link: { label: 'View More: driver app, also in the US', href: routes.driverMobileApp },
  },
  {
    heading: 'Driver consent by SMS',
    description:
      'The driver is asked by name, in the language that the trucking company chose, before the first location is requested. The holder of the phone contract may have to agree too. Both sides keep the messages; the answer is stored with the trip, for audits.',
    section_id: 'consent-by-sms',
    table: {
      caption: 'What each answer of the driver means',
      columns: ['Answer', 'What follows'],
      rows: [
        ['YES', 'Tracking starts with the trip and ends with it.'],
        ['NO', 'The phone is never located, and this trip brings no second request.'],
        ['STOP', 'Tracking ends at once, even halfway.'],
        ['No answer', 'A single reminder after half an hour. The phone is not located.'],
      ],
    },
    link: {
      label: 'View More: how a driver consents',
      href: '/support/articles/sim-tracking-consent',
    },
  },
  {
    heading: 'When the phone is off or out of coverage',
    description:
      'Nothing is located then, and the map does not guess: each circle shows the time at which it was true.',
    section_id: 'no-location',
    table: {
      caption: 'What the map shows without a new location, why, and what helps',
      columns: ['On the map', 'Why', 'What helps'],
      rows: [
        [
          'A circle that does not move',
          'A break, or no coverage',
          'The time beside it; then a call',
        ],
        ['No circle after a YES', 'The phone is off', 'One more interval, then a call'],
        ['“Network not covered”', 'The network shares no locations', 'The driver app'],
        ['The wrong town', 'Somebody else has the phone', 'Asking the trucking company'],
      ],
    },
    link: {
      label: 'View More: if no location appears',
      href: '/support/articles/sim-tracking-consent#troubleshooting',
    },
  },
  {
    heading: 'What SIM tracking costs',
    description: `You pay for your own users; a driver tracked by SIM is not one. Locations cost extra: the table counts those of a ${spelled(tripHours)}-hour trip at an assumed ${100 * perLocation} cents each.`,
    section_id: 'cost',
    table: {
      caption: `What the locations of a ${spelled(tripHours)}-hour trip cost, at an assumed ${100 * perLocation} cents each`,
      columns: ['Located every', 'Locations', 'Cost of the trip'],
      rows: [
        ...[5, 15, 30].map((minutes) => costRow(`${minutes} min`, located(tripHours, minutes))),
        costRow('15 min, then 5 in the last hour', located(tripHours - 1, 15) + located(1, 5) - 1),
      ],
    },
    link: { label: 'View More: who counts as a user', href: `${routes.pricing}#users` },
  },
  {
    heading: 'How to start: a pilot with one trucking company',
    description:
      'It takes two working days and a few phone numbers. Include a truck that has a GPS unit: you see how far off each circle is, and how old.',
    section_id: 'pilot',
    table: {
      caption: 'The pilot in four steps',
      columns: ['Step', 'Who', 'What happens'],
      rows: [
        ['1', 'Trucking company', 'Sends names, phone numbers with country code, and plates.'],
        [
          '2',
          'Your desk',
          'Adds the trips, with language, interval and end, and asks for consent.',
        ],
        ['3', 'Driver', 'Reads the text before the trip and answers YES.'],
        ['4', 'Phone network', 'Reports a location every 15 minutes until proof of delivery.'],
      ],
    },
    link: {
      label: 'View More: how a trip is added',
      href: '/support/articles/sim-tracking-consent#ask-for-consent',
    },
  },
  {
    heading: 'How accurate is SIM tracking?',
    description:
      'A ping is as exact as the area its cell tower covers, and it ages. At 60 mph, the miles driven between two pings are more than the width of that area, so you choose the interval for each trip.',
    section_id: 'ping-rate',
    image: {
      picture: 'sim-doubt',
      narrow: 'sim-doubt-small',
      alt: 'An hour at 60 mph under three ping rates: the stretch in doubt is 5, 15 or 30 miles long.',
    },
    facts: [
      { label: 'Error in a city', value: '0.5 mi' },
      { label: 'Error in a suburb', value: '1 mi' },
      { label: 'Error along a highway', value: '2 mi' },
    ],
  },
  {
    heading: 'Contract trucks on your schedule',
    description:
      'Loads that you give to other trucking companies are on the same board as your own vans. The dock sees a delay while the truck is still on the road.',
    section_id: 'hired-carriers',
    image: {
      picture: 'sim-strings',
      narrow: 'sim-strings-small',
      alt: 'Schedule of contract trucks on their way to Pune hub: one has docked at 11:30 AM, the others are due until 5:20 PM.',
    },
    facts: [
      { label: 'Truck ending in 3906', value: 'docked 11:30 AM' },
      { label: 'Truck ending in 2280', value: 'due 2:35 PM' },
      { label: 'Truck ending in 9035', value: 'due 4:05 PM' },
      { label: 'Truck ending in 6612', value: 'due 5:20 PM' },
    ],
    link: { label: 'View More: courier hubs', href: '/use-cases/couriers' },
  },
  {
    heading: 'SIM tracking or a GPS unit?',
    description:
      'Fit a GPS unit to vehicles you own. SIM tracking is for trucks that drive for you a day or a month, too short to pay for a unit.',
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
        ['Setup', 'one SMS', 'an hour in the shop'],
        ['Reports every', '5 to 30 min', '10 to 30 s'],
        ['Error', '0.5 to 2 miles', '15 ft in the open'],
        ['Also reads', 'nothing else', 'engine, fuel, doors'],
        ['Made for', 'a contract truck', 'a vehicle you own'],
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
      what: 'Contract line-haul trucks between hubs.',
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
  plan: planFinder(planComparison)('SIM tracking, where phone networks offer it (not in the US)'),
  hero,
  screen,
  short,
  highlights,
  features,
  featuresTitle: 'Accuracy, countries and consent',
  uses,
} satisfies Page;
