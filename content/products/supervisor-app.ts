import { planFinder, titleOf } from '@/lib/plans/words';
import { routes } from '@/lib/routes';
import { timeOfDay } from '@/lib/words/time-words';
import { fleet, stopTotal } from '../home/fleet';
import { planComparison } from '../plan-comparison';
import { plans } from '../plans';
import type { ProductContent as Page } from '../schemas/products';
import { site } from '../site';
import { trackingSigns, trialTags } from './trial-tags';

const plan = planFinder(planComparison)('Supervisor app') ?? 'standard';

const page: Page['page'] = {
  title: `Supervisor App for Delivery Hubs and Field Teams | ${site.name}`,
  description:
    'Supervisor app for iPhone and Android: late routes, delivery exceptions, attendance and approvals, with a sound only where a decision is needed.',
  keywords: [
    'supervisor mobile app',
    'delivery hub management app',
    'delivery exception alerts',
    'driver attendance app',
    'cold chain alert',
  ],
};

const hero: Page['hero'] = {
  heading: 'Supervisor app for delivery hubs and field teams',
  description:
    'For supervisors away from the desk: late routes, missing drivers and requests for overtime or leave on one phone. Move stops, call a driver or approve from the same screen.',
  tags: trialTags,
  signs: trackingSigns,
  image: {
    picture: 'supervisor-hero',
    narrow: 'supervisor-hero-phone',
    alt: 'Departure board of five routes: BIKE 02, VAN 14 and VAN 07 on time, VAN 03 four minutes behind, VAN 11 twenty-two; the phone beside it offers to move two stops of VAN 11 or to call R. Bhatt.',
  },
};

const stores: Page['stores'] = {
  lead: 'Supervisor app for iPhone and Android',
  note: `With the ${titleOf(plans, plan)} plan and up. Each supervisor sees the hubs of their account.`,
  requirements: {
    label: 'Set up the supervisor app',
    href: '/support/articles/supervisor-and-dispatcher-apps',
  },
};

const screen: Page['screen'] = {
  title: 'What is late, and what to do',
  alt: 'Supervisor’s screen of Riverside hub at 1:48 PM: five routes, VAN 11 is 22 minutes late, and a map with a storm ahead of it, on which VAN 14 takes over two of its stops.',
  bar: {
    place: fleet.hub,
    date: fleet.date,
    clock: timeOfDay(fleet.clock.label),
    tabs: ['Routes', 'Exceptions', 'Requests', 'Shift'],
    open: 'Routes',
    status: '5 out, 1 late',
    warned: true,
  },
  list: {
    title: 'Routes, minutes late',
    rows: [
      {
        hue: 'ochre',
        name: 'VAN 11',
        note: 'R. Bhatt, 7 of 16',
        value: '22 min',
        mark: 'warned',
        open: true,
      },
      { hue: 'cobalt', name: 'VAN 03', note: 'A. Okafor, 11 of 18', value: '4 min' },
      {
        hue: 'teal',
        name: 'BIKE 02',
        note: 'J. Lindqvist, 22 of 26',
        value: 'on time',
        mark: 'good',
      },
      { hue: 'plum', name: 'VAN 14', note: 'S. Moreau, 12 of 15', value: 'on time', mark: 'good' },
      {
        hue: 'madder',
        name: 'VAN 07',
        note: 'M. Castellanos, 8 of 14',
        value: 'on time',
        mark: 'good',
      },
    ],
  },
  image: { picture: 'supervisor-screen', narrow: 'supervisor-screen-phone' },
  panel: {
    title: 'VAN 11, R. Bhatt',
    note: 'Loads at the cold store, next stop at 3:35',
    figure: '22 min late',
    facts: [
      { label: 'Stops ahead', value: '9' },
      { label: 'Past their window', value: `${stopTotal - fleet.onTime}` },
      { label: 'Could take two', value: 'VAN 14, on time' },
      { label: 'Customers', value: 'Get the new time' },
    ],
    actions: ['Move stops', 'Call'],
  },
  spots: [
    { x: 19.5, y: 13, text: 'The most delayed route is at the top.' },
    { x: 70, y: 19, text: 'Two stops can move to a nearby route without a late arrival.' },
    { x: 97, y: 27, text: 'One tap moves the stops and tells drivers and customers.' },
  ],
};

const highlights: Page['highlights'] = {
  title: 'What the supervisor app shows',
  variant: 'list',
  items: [
    {
      heading: 'Routes out, late and back',
      description: 'Three numbers come first, large enough to read at arm’s length.',
      image: {
        picture: 'supervisor-scoreboard',
        alt: 'Scoreboard: five out, one late, none back yet.',
      },
    },
    {
      heading: 'Alerts only for decisions',
      description:
        'An event that resolves itself makes no sound. A sound means that you have to decide.',
      image: {
        picture: 'supervisor-quiet',
        alt: 'Forty-two events of a morning as ticks; three of them made a sound.',
      },
    },
    {
      heading: 'Shift handover in writing',
      description:
        'Open tasks pass to the late shift in a list, each with the name of the person in charge.',
      image: {
        picture: 'supervisor-handover',
        alt: 'Clipboard with four open tasks, each with a name, such as: VAN 11 tire, Bhatt.',
      },
    },
    {
      heading: 'Access by hub',
      description:
        'Supervisors see their own hub only; routes, people and costs of other hubs are hidden.',
      image: {
        picture: 'supervisor-depots',
        alt: 'Three hubs from above; the key opens Riverside alone.',
      },
    },
  ],
};

const features: Page['features'] = [
  {
    heading: 'Delivery exceptions with suggested actions',
    description:
      'A late route, a missing gate code, a door open on the road: each entry names the van and the place and offers the two actions that usually resolve it.',
    List: [
      'Sorted by the longest wait',
      'Closed by one supervisor, visible to all',
      'Removed when the cause is gone',
    ],
    section_id: 'exceptions',
    image: {
      picture: 'supervisor-exceptions',
      narrow: 'supervisor-exceptions-phone',
      alt: 'Phone with three exceptions: VAN 11 is 22 minutes late, VAN 07 needs a gate code, the side door of VAN 14 is open.',
    },
  },
  {
    heading: 'Late routes on one board',
    description:
      'Alerts follow the promised window, not the plan. A van four minutes late but inside its window makes no sound; one twenty-two late, past the window’s end, does. Here that is VAN 11: the cold store loads it until 3:20 PM, and its next stop is due at 3:35 PM.',
    List: [
      'Next stop and stops done for each route',
      'Stops moved to a nearby route from the same row',
      'Customers get the new time at once',
    ],
    section_id: 'late-rounds',
    link: {
      label: 'View More: when to move stops',
      href: '/blog/replanning-during-the-day',
    },
  },
  {
    heading: 'Overtime and leave approvals',
    description:
      'Requests for overtime, leave and detours show what they cost and what they save. You approve or decline with one tap, and either is recorded.',
    section_id: 'approvals',
    image: {
      picture: 'supervisor-approval',
      narrow: 'supervisor-approval-phone',
      alt: 'Phone with a request by M. Castellanos: 40 minutes of overtime for six empty crates to Foundry hub on the way home, which saves a van 11.4 miles.',
    },
    facts: [
      { label: 'Overtime', value: 'miles that it saves' },
      { label: 'Leave', value: 'who takes over the work' },
      { label: 'Detour', value: 'miles that it adds' },
    ],
  },
  {
    heading: 'Driver attendance at the start of a shift',
    description:
      'The app lists which drivers have started, by the first ignition of a van or the first sign-in on a bike, so no roll call is needed. In the picture an empty hook is a vehicle in use, and BIKE 02 waits for its rider.',
    List: [
      'A missing driver shows before the first stop is late',
      'Routes reassigned by drag and drop',
      'Parked vehicles listed with fuel and bay',
    ],
    section_id: 'attendance-at-seven',
    image: {
      picture: 'supervisor-keys',
      narrow: 'supervisor-keys-phone',
      alt: 'Key rack at 7 AM: four keys taken between 6:02 and 6:51 AM; those of BIKE 02, whose rider J. Lindqvist is missing, and of VAN 18, parked in bay 6, still on their hooks.',
    },
    link: { label: 'View More: attendance', href: `${routes.fieldforceManagement}#attendance` },
  },
  {
    heading: 'Cold-chain alerts with time and cause',
    description:
      'VAN 11 carries vegetables here, which their grower wants between 36 and 46 °F; refrigerated food would have a limit of 41 °F. The bay warms from 10:13 AM and leaves its band at 10:31. The doors stayed shut, so the refrigeration unit is at fault.',
    section_id: 'cold-chain-alert',
    image: {
      picture: 'supervisor-disc',
      alt: 'Paper disc of a temperature recorder from 6 AM on: the trace keeps between 36 and 46 °F, climbs for half an hour to 52 °F at 10:46 AM and falls back; outside its band it is amber.',
    },
    link: { label: 'View More: cold-chain alerts', href: '/support/articles/cold-chain-alerts' },
    facts: [
      { label: 'Peak', value: '52 °F', hue: 'madder' },
      { label: 'Outside its band', value: '21 min', hue: 'ochre' },
      { label: 'Back in its band', value: '10:52 AM', hue: 'teal' },
    ],
  },
];

const uses: Page['uses'] = {
  title: 'Who uses the supervisor app',
  items: [
    {
      hue: 'plum',
      who: 'Courier hubs',
      what: 'One list of delayed vans when forty leave at once.',
      href: '/use-cases/couriers',
    },
    {
      hue: 'madder',
      who: 'Kitchen managers',
      what: 'Which riders are in, before the dinner rush starts.',
      href: '/use-cases/restaurants',
    },
    {
      hue: 'teal',
      who: 'Store operations',
      what: 'Dock times, seals and signatures of the morning routes.',
      href: '/use-cases/retail',
    },
    {
      hue: 'ochre',
      who: 'Plant gates',
      what: 'Shift buses checked off as they pass the gate.',
      href: '/case-studies/employee-pickup-drop-management',
    },
  ],
};

export const supervisorApp: Page = {
  page,
  plan,
  hero,
  stores,
  screen,
  highlights,
  features,
  featuresTitle: 'What needs a decision',
  uses,
};
