import { routes } from '@/lib/routes';
import { spelled, spelledFirst } from '@/lib/words/spelled';
import { notificationExamples } from '../home/features';
import { languages } from '../home/languages';
import type { ProductContent as Page } from '../schemas/products';
import { site } from '../site';
import { trackingSigns, trialTags } from './trial-tags';

const languageNames = languages
  .map(({ name }) => name)
  .sort()
  .join(', ');

const page: Page['page'] = {
  title: `Driver Mobile App for Turns, Scans and Proof | ${site.name}`,
  description: `Stops, turns, proof and the word to the recipient in one app, in ${languages.length} languages. What it asks of the phone, and who hands out the sign-in.`,
  keywords: [
    'driver mobile app',
    'delivery driver app',
    'turn-by-turn navigation for drivers',
    'proof of delivery app',
    'driver tracking app',
  ],
};

const hero: Page['hero'] = {
  heading: 'The driver app for the whole route',
  description:
    'The app lists the stops, guides the turns, takes the proof and tells the recipient, so that the driver can look at the road.',
  tags: trialTags,
  signs: trackingSigns,
  image: {
    picture: 'driver-hero',
    narrow: 'driver-hero-phone',
    alt: 'Driver’s phone at 13:48: 22 Dyers’ Row is next, at 14:08.',
  },
};

const strip: Page['strip'] = {
  kind: 'stores',
  lead: 'For iPhone and Android',
  note: 'Part of every plan. Your fleet manager hands out the sign-in.',
  requirements: { label: 'What the phone needs', href: routes.helpMobileApp },
};

const highlights: Page['highlights'] = {
  title: 'What the driver app remembers',
  variant: 'cards',
  items: [
    {
      heading: 'Delivery notes for each address',
      description:
        'A stand-in finds the right bell the first time, because notes stay with the address.',
      image: {
        picture: 'driver-bells',
        alt: 'Doorbell panel with six bells, the fourth one marked; the note for 22 Dyers’ Row reads: ring apt 4, second stair, blue door.',
      },
    },
    {
      heading: 'The day’s stops on one line',
      description:
        'What is done, what comes next, where the break falls and when the hub is in sight again.',
      image: {
        picture: 'driver-day',
        narrow: 'driver-day-phone',
        alt: 'The day of VAN 07 as a line at 13:48: six stops at three addresses lie ahead, then the hub at 15:21.',
      },
    },
    {
      heading: 'The phone is the tracker',
      description:
        'Nothing to fit: the app reports where the vehicle is from the start of a route to its end, and no longer.',
      image: {
        picture: 'driver-dash',
        narrow: 'driver-dash-phone',
        alt: 'A phone in its holder on the dashboard; the hub saw it 4 seconds ago.',
      },
    },
    {
      heading: 'Parcel scan before departure',
      description: 'Each parcel is scanned aboard. A missing one is noticed at the ramp.',
      image: {
        picture: 'driver-scan',
        alt: 'A parcel in the camera’s frame; 37 of 38 parcels are aboard.',
      },
    },
  ],
};

const features: Page['features'] = [
  {
    variant: 'messages',
    heading: 'Customer messages that send themselves',
    description: `No driver writes to a recipient. ${spelledFirst(notificationExamples.length)} moments of the route send their own notice, in the recipient’s language and your wording. Days, times and places below are examples.`,
    section_id: 'driver-mobile-app',
    link: { label: 'View More', href: routes.helpNotifications },
  },
  {
    heading: 'Turn-by-turn navigation at arm’s length',
    description:
      'Distance, street and lane in letters for a glance; the voice says the same. The map turns dark after dusk, or whenever the driver prefers it.',
    List: [
      'Guidance to the entrance, not to the ZIP code',
      'In traffic or rain the route changes first, the promise last',
      'The screen stays on while the route is open',
    ],
    section_id: 'turn-by-turn',
    image: {
      picture: 'driver-turn',
      alt: 'Phone on its side in a holder, dark: turn right into Bobbin Street in 800 feet, right-hand lane, arrival 14:08.',
    },
    link: { label: 'View More', href: routes.routeOptimization },
    ground: 'band',
    side: 'right',
  },
  {
    heading: 'Stops end as Complete or Failed',
    description:
      'Each attempt ends as one or the other. Whatever the driver chooses is on the dispatcher’s screen before the engine starts.',
    section_id: 'complete-or-failed',
    image: {
      picture: 'driver-swipe',
      narrow: 'driver-swipe-phone',
      alt: 'Two cards: 22 Dyers’ Row is being swiped complete after code, parcels and signature; a failed stop asks for one of five reasons, here no access.',
    },
    link: { label: 'View More', href: `${routes.deliveryManagement}#delivery-proof-&-validation` },
    facts: [
      { label: 'Complete', value: 'handed over, proven', hue: 'teal' },
      { label: 'Failed', value: 'still aboard, with a reason', hue: 'madder' },
    ],
  },
  {
    heading: `${languages.length} languages, one per driver`,
    description:
      'Two people may share a van and read the same stop in different words. The choice belongs to the person, not to the phone.',
    section_id: 'languages',
    image: {
      picture: 'driver-languages',
      narrow: 'driver-languages-phone',
      alt: `List of languages on a phone with Spanish chosen, beside the ${languages.length} language codes of the app.`,
    },
    note: `${languageNames}.`,
  },
  {
    heading: 'Four app permissions, each with its reason',
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
        ['Camera', 'scanning parcels, photos as proof', 'such stops stay open'],
        ['Notification', 'new stops and changed routes', 'seen only in the app'],
        ['Phone', 'calls by one tap; asked on Android only', 'numbers dialed by hand'],
      ],
    },
  },
  {
    heading: 'Driver sign-in before the engine is warm',
    description:
      'The fleet manager provides the credentials. A first login may require a password change; only the driver then knows the new one.',
    section_id: 'sign-in',
    image: {
      picture: 'driver-sign-in',
      narrow: 'driver-sign-in-phone',
      alt: 'Sign-in screen at 07:24: company code, username and password, and one button.',
    },
    link: { label: 'View More', href: routes.helpDriverManagement },
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
      what: 'Scan, stairs, signature, next: dozens of times before lunch.',
      href: '/use-cases/couriers',
    },
    {
      hue: 'madder',
      who: 'Restaurants & QSR',
      what: 'One tap at the curb, and the next order is on the screen.',
      href: '/use-cases/restaurants',
    },
    {
      hue: 'cobalt',
      who: 'E-commerce & CPG',
      what: 'A code at the door, cash counted, crates back in the van.',
      href: '/use-cases/ecommerce',
    },
    {
      hue: 'teal',
      who: 'Retail',
      what: 'Store dock in the morning, third-floor apartment in the evening.',
      href: '/use-cases/retail',
    },
  ],
};

const ownNames = languages.filter(({ grid }) => grid).length;

const figure: Page['figure'] = {
  drawing: 'voices',
  hue: 'plum',
  value: `${languages.length}`,
  label: 'languages',
  note: `${spelled(ownNames)} shown on the home page`,
  marked: ownNames,
  before: 'One language for everybody',
  after: 'One for each driver',
};

export const driverMobileApp: Page = {
  page,
  hero,
  strip,
  highlights,
  features,
  statsTitle: 'A driver app in each driver’s language',
  figure,
  uses,
};
