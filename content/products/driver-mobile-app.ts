import { planFinder, planMark } from '@/lib/plans/words';
import { routes } from '@/lib/routes';
import { spelledFirst } from '@/lib/words/spelled';
import { timeOfDay } from '@/lib/words/time-words';
import { notificationExamples } from '../home/features';
import { fleet } from '../home/fleet';
import { languages } from '../home/languages';
import { planComparison } from '../plan-comparison';
import { plans, planWords } from '../plans';
import type { ProductContent as Page } from '../schemas/products';
import { site } from '../site';
import { trackingSigns, trialTags } from './trial-tags';

const languageNames = languages
  .map(({ name }) => name)
  .sort()
  .join(', ');

const needs = planFinder(planComparison);

const rerouting = planMark(plans, needs('Rerouting around traffic and weather') ?? 'standard');

const page: Page['page'] = {
  title: `Driver Mobile App: Navigation, Scans and Proof | ${site.name}`,
  description: `Driver app for iPhone and Android in ${languages.length} languages: stops, navigation, scans, proof of delivery and customer messages. Which permissions it needs.`,
  keywords: [
    'driver mobile app',
    'delivery driver app',
    'turn-by-turn navigation for drivers',
    'proof of delivery app',
    'driver tracking app',
  ],
};

const hero: Page['hero'] = {
  heading: 'Driver mobile app for delivery fleets',
  description:
    'Drivers get stops, navigation and proof of delivery in one app. Recipients are texted automatically, so drivers type no messages on the road.',
  tags: trialTags,
  signs: trackingSigns,
  image: {
    picture: 'driver-hero',
    narrow: 'driver-hero-phone',
    alt: 'A phone in its mount over the dashboard: turn right into Bobbin Street in 800 feet; 22 Dyers’ Row is stop 9 of 14, at 2:08 PM.',
  },
};

const stores: Page['stores'] = {
  lead: 'For iPhone and Android',
  note: 'Included in every pricing plan. Drivers sign in with an account from their fleet manager.',
  requirements: { label: 'Phone requirements', href: routes.helpMobileApp },
};

const screen: Page['screen'] = {
  title: 'The day, one stop at a time',
  alt: 'Driver’s app of VAN 07 at 1:48 PM: five stops of the day, a stop that is swiped complete, and the next one, 22 Dyers’ Row at 2:08 PM.',
  bar: {
    place: 'VAN 07',
    date: fleet.date,
    clock: timeOfDay(fleet.clock.label),
    tabs: ['Today', 'Messages', 'Van'],
    open: 'Today',
    status: '8 of 14 done',
  },
  list: {
    title: 'M. Castellanos, today',
    rows: [
      {
        hue: 'madder',
        name: '22 Dyers’ Row',
        note: 'Apt 4, 2 packages',
        value: '2:08',
        open: true,
      },
      { hue: 'madder', name: '4 Bobbin Street', note: 'Pickup and delivery', value: '2:42' },
      { hue: 'madder', name: '8 Spindle Street', note: '1 package', value: '3:03' },
      { hue: 'madder', name: '41 Shuttle Street', note: 'Complete', value: '1:42', mark: 'good' },
      { hue: 'madder', name: '2 Weavers’ Yard', note: 'Complete', value: '1:28', mark: 'good' },
    ],
  },
  image: { picture: 'driver-swipe', narrow: 'driver-swipe-phone', whole: true },
  panel: {
    title: '22 Dyers’ Row, Apt 4',
    note: 'Stop 9 of 14, second stair, blue door',
    figure: 'Next, at 2:08',
    facts: [
      { label: 'Window', value: '2:00–2:30' },
      { label: 'Next turn', value: 'Bobbin Street, 800 ft' },
      { label: 'Proof', value: 'Code and signature' },
      { label: 'Language', value: 'Spanish' },
    ],
    actions: ['Navigate', 'Call'],
  },
  spots: [
    { x: 19.5, y: 13, text: 'The next stop is at the top; finished stops move down.' },
    { x: 73, y: 20, text: 'A swipe completes a stop; Failed is tapped, with a reason.' },
    { x: 97, y: 27, text: 'Window, turn and proof of the next stop on one card.' },
  ],
};

const highlights: Page['highlights'] = {
  title: 'What the driver app does on a route',
  variant: 'cards',
  items: [
    {
      heading: 'Delivery notes for each address',
      description:
        'Notes stay with the address, so a substitute driver finds the right doorbell the first time.',
      image: {
        picture: 'driver-bells',
        alt: 'Doorbell panel with six bells, the fourth one marked; the note for 22 Dyers’ Row reads: ring apt 4, second stair, blue door.',
      },
    },
    {
      heading: 'The day’s stops on one line',
      description:
        'Which stops are done, what comes next, when the break is and when the van is back at the hub.',
      image: {
        picture: 'driver-day',
        narrow: 'driver-day-phone',
        alt: 'The day of VAN 07 as a line at 1:48 PM: six stops at three addresses lie ahead, then the hub at 3:21 PM.',
      },
    },
    {
      heading: 'Tracking via the driver app',
      description:
        'No hardware to fit: the app reports the position from the start of a route to its end, and no longer.',
      image: {
        picture: 'fleet-live',
        alt: 'Map: three vehicles on their routes, each with the arrow of its position.',
      },
    },
    {
      heading: 'Package scan before departure',
      description:
        'Each package is scanned while loading, so a missing one is noticed at the dock.',
      image: {
        picture: 'driver-scan',
        alt: 'A package in the camera’s frame; 37 of 38 packages are loaded.',
      },
    },
  ],
};

const features: Page['features'] = [
  {
    variant: 'messages',
    heading: 'Automatic customer messages',
    description: `${spelledFirst(notificationExamples.length)} moments of the route each send a notice, in the recipient’s language and your wording; the driver types nothing. The days, times and places are examples.`,
    section_id: 'driver-mobile-app',
    link: { label: 'View More: customer notices', href: routes.helpNotifications },
  },
  {
    heading: 'Turn-by-turn navigation for drivers',
    description:
      'Distance, street and lane are shown in large letters and spoken aloud. The map turns dark after dusk, or whenever the driver prefers it.',
    List: [
      'Guidance to the entrance, not only to the address',
      `Rerouted in traffic or rain before the promised time slips (${rerouting})`,
      'Location is reported only while the route is open',
    ],
    section_id: 'turn-by-turn',
    link: {
      label: 'View More: traffic and weather',
      href: `${routes.routeOptimization}#traffic-and-weather`,
    },
  },
  {
    heading: 'Stops end as Complete or Failed',
    description:
      'Each delivery attempt ends as one or the other, and the dispatcher sees at once which one the driver chose.',
    section_id: 'complete-or-failed',
    link: {
      label: 'View More: kinds of proof',
      href: `${routes.deliveryManagement}#delivery-proof-&-validation`,
    },
    facts: [
      { label: 'Complete', value: 'handed over, with proof', hue: 'teal' },
      { label: 'Failed', value: 'still aboard, with a reason', hue: 'madder' },
    ],
  },
  {
    heading: `Driver app in ${languages.length} languages`,
    description:
      'Each driver chooses a language, and it belongs to the sign-in, not to the phone. Two drivers who share a van can read the same stop in different languages.',
    section_id: 'languages',
    image: {
      picture: 'driver-languages',
      narrow: 'driver-languages-phone',
      alt: `List of languages on a phone with Spanish chosen, beside the ${languages.length} language codes of the app.`,
    },
    note: `${languageNames}.`,
  },
  {
    heading: 'Four app permissions and their reasons',
    description:
      'Location permission is required for routes and navigation. The others may be refused at first and allowed later. An iPhone asks for three, because calls need none there.',
    section_id: 'permissions',
    image: {
      picture: 'driver-permissions',
      narrow: 'driver-permissions-phone',
      alt: 'Switches for location, camera, notification and phone; the app asks to allow location, which is required.',
    },
    table: {
      caption: 'What the driver app asks the phone for',
      columns: ['Permission', 'Why', 'If refused'],
      rows: [
        ['Location', 'routes, turns, your place on the map', 'no routes, no navigation'],
        ['Camera', 'scans and photos as proof', 'such stops stay open'],
        ['Notification', 'new stops and changed routes', 'seen only in the app'],
        ['Phone', 'calls by one tap; asked on Android only', 'numbers dialed manually'],
      ],
    },
  },
  {
    heading: 'Driver app sign-in',
    description:
      'The fleet manager provides the credentials. A first login may require a password change; only the driver then knows the new one.',
    section_id: 'sign-in',
    image: {
      picture: 'driver-sign-in',
      narrow: 'driver-sign-in-phone',
      alt: 'Sign-in screen at 7:24 AM: company code, username and password, and one button.',
    },
    link: { label: 'View More: how drivers are added', href: routes.helpDriverManagement },
    facts: [
      { label: 'Company code', value: 'the same for all colleagues' },
      { label: 'Username', value: 'one per person' },
      { label: 'Password', value: 'may have to be changed at first login' },
    ],
  },
];

const uses: Page['uses'] = {
  title: 'Who uses the driver app',
  items: [
    {
      hue: 'plum',
      who: 'Couriers',
      what: 'Scan, signature and the next address, dozens of times a day.',
      href: '/use-cases/couriers',
    },
    {
      hue: 'madder',
      who: 'Restaurants & QSR',
      what: 'One swipe closes an order and opens the next one.',
      href: '/use-cases/restaurants',
    },
    {
      hue: 'cobalt',
      who: 'E-commerce & CPG',
      what: 'One-time codes, cash and returned crates in one app.',
      href: '/use-cases/ecommerce',
    },
    {
      hue: 'teal',
      who: 'Retail',
      what: 'Store docks in the morning, apartments in the evening.',
      href: '/use-cases/retail',
    },
  ],
};

export const driverMobileApp: Page = {
  page,
  plan: needs(planWords.driverApp),
  hero,
  stores,
  screen,
  highlights,
  features,
  featuresTitle: 'Stops, messages and languages',
  uses,
};
