import { routes } from '@/lib/routes';
import type { ProductContent as Page } from '../schemas/products';
import { site } from '../site';
import { deliveryStats } from './delivery-stats';
import { trackingSigns, trialTags } from './trial-tags';

const page: Page['page'] = {
  title: `Supervisor App for Depots and Field Teams | ${site.name}`,
  description:
    'Late routes, exceptions, attendance and approvals on the phone of whoever walks the yard: three sounds a morning in place of forty calls.',
  keywords: [
    'supervisor mobile app',
    'depot management app',
    'delivery exception alerts',
    'driver attendance app',
    'cold chain alert',
  ],
};

const hero: Page['hero'] = {
  heading: 'The supervisor app for the yard',
  description:
    'Five routes out, one of them late, one driver to call: the supervisor sees what needs a decision and settles it between two ramps.',
  tags: trialTags,
  signs: trackingSigns,
  image: {
    picture: 'supervisor-hero',
    narrow: 'supervisor-hero-phone',
    alt: 'Phone on a night map: Riverside has five routes out and one late, VAN 11, with a prompt to call R. Bhatt.',
  },
  night: true,
};

const highlights: Page['highlights'] = {
  title: 'A depot app for gloves and noise',
  variant: 'list',
  items: [
    {
      heading: 'Routes out, late and back',
      description: 'Three numbers come first, large enough to read with a crate under one arm.',
      image: {
        picture: 'supervisor-scoreboard',
        alt: 'Scoreboard: five out, one late, none back yet.',
      },
    },
    {
      heading: 'Alerts only when they matter',
      description: 'Whatever mends itself stays mute. A sound means that somebody has to decide.',
      image: {
        picture: 'supervisor-quiet',
        alt: 'Forty-two events of a morning as ticks; three of them rang.',
      },
    },
    {
      heading: 'Shift handover in writing',
      description:
        'What is still open passes to the late shift with a name on it, not across the parking lot.',
      image: {
        picture: 'supervisor-handover',
        alt: 'Clipboard with four notes of the shift, three of them done.',
      },
    },
    {
      heading: 'Access by depot',
      description:
        'You see your yard and nobody else’s: routes, people and costs of the others stay shut.',
      image: {
        picture: 'supervisor-depots',
        alt: 'Three depots from above; the key opens Riverside alone.',
      },
    },
  ],
};

const features: Page['features'] = [
  {
    heading: 'Delivery exceptions, with the way out',
    description:
      'A route falls behind, a gate wants a code, a door opens on the move. Each entry names the van and the place and carries the two buttons that usually end it.',
    List: [
      'Sorted by who waits longest',
      'Closed by one person, seen by all',
      'Gone when the cause is gone',
    ],
    section_id: 'exceptions',
    image: {
      picture: 'supervisor-exceptions',
      narrow: 'supervisor-exceptions-phone',
      alt: 'Phone with three exceptions: VAN 11 is 22 minutes late, VAN 07 needs a gate code, the side door of VAN 14 is open.',
    },
    side: 'right',
  },
  {
    heading: 'Late routes on a departure board',
    description:
      'The board rings for the promise, not for the plan. A van four minutes late but inside its window makes no sound; one twenty-two late, past the window’s end, does. Here that is VAN 11, which reloads at the hub before its next stop at 15:35.',
    List: [
      'Next stop and stops done, route by route',
      'Stops handed to a neighbor from the same row',
      'Customers hear the new hour at once',
    ],
    section_id: 'late-rounds',
    image: {
      picture: 'supervisor-board',
      narrow: 'supervisor-board-phone',
      alt: 'Departure board of five routes: BIKE 02, VAN 14 and VAN 07 on time, VAN 03 four minutes behind, VAN 11 twenty-two.',
    },
    motion: 'board',
    ground: 'band',
  },
  {
    heading: 'Overtime and leave approvals with the reason',
    description:
      'Requests for overtime, leave and detours show what they cost and what they save. Yes and no are one thumb away, and either is on record.',
    section_id: 'approvals',
    image: {
      picture: 'supervisor-approval',
      narrow: 'supervisor-approval-phone',
      alt: 'Phone with a request by M. Castellanos: 40 minutes of overtime for six empty crates to Foundry hub on the way home, which saves a van 11.4 miles.',
    },
    facts: [
      { label: 'Overtime', value: 'with the miles it saves' },
      { label: 'Leave', value: 'with who covers' },
      { label: 'Detour', value: 'with the miles' },
    ],
  },
  {
    heading: 'Driver attendance: look for the keys',
    description:
      'A bare hook is a driver at work. Who took which key is known from the first ignition, so the vehicles call the roll.',
    List: [
      'A missing driver shows before the first promise is late',
      'Routes change hands with one drag',
      'Parked vehicles listed with fuel and bay',
    ],
    section_id: 'attendance-at-seven',
    image: {
      picture: 'supervisor-keys',
      narrow: 'supervisor-keys-phone',
      alt: 'Key rack at seven: four keys taken between 06:02 and 06:51, the key of BIKE 02 and the second one of VAN 03 still on their hooks.',
    },
    link: { label: 'View More', href: `${routes.fieldforceManagement}#attendance` },
  },
  {
    heading: 'A cold-chain alert with the minute in it',
    description:
      'The chilled bay of VAN 11 has been warming since 10:13 and leaves its band at 10:31. After an open door it would have cooled again, so the refrigeration unit is at fault. The call comes early enough to save the goods.',
    section_id: 'cold-chain-alert',
    image: {
      picture: 'supervisor-disc',
      alt: 'Paper disc of a temperature recorder from 06:00 on: the trace keeps between 36 and 46 °F, climbs for half an hour to 52 °F at 10:46 and falls back.',
    },
    link: { label: 'View More', href: `${routes.fleetManagement}#other-hardware-integration` },
    facts: [
      { label: 'Peak', value: '52 °F', hue: 'madder' },
      { label: 'Outside its band', value: '21 min', hue: 'ochre' },
      { label: 'Back in its band', value: '10:52', hue: 'teal' },
    ],
  },
];

const uses: Page['uses'] = {
  title: 'Who uses the supervisor app',
  items: [
    {
      hue: 'plum',
      who: 'Courier depots',
      what: 'Forty doors rolling up at once, one list of what is stuck.',
      href: '/use-cases/couriers',
    },
    {
      hue: 'madder',
      who: 'Kitchen managers',
      what: 'Riders counted before the dinner rush, not during it.',
      href: '/use-cases/restaurants',
    },
    {
      hue: 'teal',
      who: 'Store operations',
      what: 'Docks, seals and signatures of the morning run.',
      href: '/use-cases/retail',
    },
    {
      hue: 'ochre',
      who: 'Plant gates',
      what: 'Shift buses checked off as they pass the barrier.',
      href: '/case-studies/employee-pickup-drop-management',
    },
  ],
};

const figure: Page['figure'] = {
  drawing: 'rating',
  hue: 'plum',
  value: deliveryStats[2].value,
  label: deliveryStats[2].label,
  note: 'rated at the door',
  before: 'Trouble is known when somebody calls',
  after: 'Trouble is named before the van leaves',
};

export const supervisorApp: Page = {
  page,
  hero,
  highlights,
  features,
  statsTitle: 'What the supervisor app changes at the door',
  figure,
  uses,
};
