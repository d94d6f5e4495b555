import { routes } from '@/lib/routes';
import { percentOf } from '@/lib/words/percent';
import { figures } from '../figures';
import type { ProductContent as Page } from '../schemas/products';
import { site } from '../site';
import { trackingSigns, trialTags } from './trial-tags';
import type { ReadingsContent } from './types';

const page: Page['page'] = {
  title: `Fleet Management with GPS, SIM and App Tracking | ${site.name}`,
  description:
    'Every van, truck and bike on one map by GPS unit, SIM or driver app, with fuel, doors and temperature beside the dot and the billing sheet at the end.',
  keywords: [
    'fleet management software',
    'GPS vehicle tracking',
    'geofence alerts',
    'RFID plant tracking',
    'cold chain monitoring',
  ],
};

const hero: Page['hero'] = {
  heading: 'Fleet management on one map',
  description:
    'Every vehicle speaks up, by GPS unit, plain SIM or driver app, with fuel, temperature, doors and tags beside its dot.',
  tags: trialTags,
  signs: trackingSigns,
  image: {
    picture: 'fleet-hero',
    narrow: 'fleet-hero-phone',
    alt: 'Night map: five vehicles drive their routes from Riverside hub, VAN 03 at 29 mph.',
  },
};

const strip: ReadingsContent = {
  kind: 'readings',
  source: 'Vehicle · VAN 03',
  name: 'A. Okafor',
  status: 'Moving, Bobbin Street',
  readings: [
    {
      label: 'Speed',
      value: '29',
      unit: 'mph',
      note: 'limit 30',
      hue: 'cobalt',
      share: 0.38,
      before: [
        { value: '17', share: 0.23 },
        { value: '25', share: 0.34 },
        { value: '7', share: 0.1 },
        { value: '24', share: 0.32 },
      ],
    },
    {
      label: 'Fuel',
      value: '62',
      unit: 'percent',
      note: '255 mi left',
      hue: 'teal',
      share: 0.62,
      before: [
        { value: '64', share: 0.64 },
        { value: '63', share: 0.63 },
        { value: '63', share: 0.63 },
        { value: '62', share: 0.62 },
      ],
    },
    {
      label: 'Engine',
      value: '190',
      unit: '°F',
      note: 'no fault codes',
      hue: 'ochre',
      share: 0.7,
      before: [
        { value: '180', share: 0.65 },
        { value: '185', share: 0.68 },
        { value: '189', share: 0.69 },
        { value: '189', share: 0.69 },
      ],
    },
    {
      label: 'Idle',
      value: '4',
      unit: 'minutes today',
      note: '11 yesterday',
      hue: 'madder',
      share: 0.14,
      before: [
        { value: '2', share: 0.07 },
        { value: '2', share: 0.07 },
        { value: '3', share: 0.1 },
        { value: '4', share: 0.14 },
      ],
    },
  ],
};

const highlights: Page['highlights'] = {
  title: 'What fleet tracking shows you',
  variant: 'cards',
  items: [
    {
      heading: 'Live GPS positions',
      description: 'Position, heading and status of each vehicle, refreshed as it moves.',
      image: {
        picture: 'fleet-live',
        alt: 'Map: three vehicles drive away from a hub on the river, each with an arrow.',
      },
    },
    {
      heading: 'Trip logs that write themselves',
      description:
        'Every start, stop and idle minute is logged by the vehicle. Nobody fills in a sheet at six in the evening.',
      image: {
        picture: 'fleet-trips',
        narrow: 'fleet-trips-phone',
        alt: 'Chart: Wednesday, November 13, of three vans from 08:00 on. They drive 3 h 41 in all, stand 15 h 18 and idle 5 h 10, most of it VAN 11, whose engine cools the load.',
      },
    },
    {
      heading: 'Fuel monitoring, to the quart',
      description: 'A drop with the engine off is flagged while the tank cap is still warm.',
      image: {
        picture: 'fleet-fuel',
        alt: 'Curve of a tank: filled at 09:12, then 4.8 gallons gone with the engine off.',
      },
    },
    {
      heading: 'EV range, honestly',
      description: 'Charge, temperature and load draw the ring. Jobs outside it are not offered.',
      image: {
        picture: 'fleet-range',
        alt: 'Map: a ring around an electric van; two jobs lie inside it, one outside is struck out.',
      },
    },
    {
      heading: 'Cargo doors that stay shut',
      description: 'Doors, locks and seals answer for themselves, with the minute they last moved.',
      image: {
        picture: 'fleet-cargo',
        alt: 'Rear of a van: rear door locked since 06:04, side door open for 25 seconds at 14:02, seal 0417 intact.',
      },
    },
  ],
};

const features: Page['features'] = [
  {
    heading: 'IoT GPS tracking, down to the dashboard',
    description:
      'A hard-wired unit reads OBD and CAN as well as position, so a warning light reaches the repair shop before the driver finds the manual.',
    List: [
      'Engine, speed and fuel from the OBD port',
      'Doors, temperature and load from wired sensors',
      'Readings kept when the signal drops, sent when it returns',
    ],
    section_id: 'iot-gps-tracking',
    image: {
      picture: 'fleet-van',
      alt: 'Side view of a van with five sensors: GPS unit, CAN bus, door sensor, fuel probe and chilled bay, each with its reading.',
    },
    link: { label: 'View More', href: '/case-studies/renewable-energy-fleet-visibility' },
  },
  {
    heading: 'SIM-based tracking, when there is nothing to fit',
    description:
      'A truck hired for one day needs no installer. Where phone networks sell positions, its driver agrees by SMS and the phone number becomes the tracker.',
    section_id: 'sim-based-tracking',
    image: {
      picture: 'fleet-sim',
      alt: 'Map: seven pings of a phone between three cell towers, each in a circle as wide as its uncertainty.',
    },
    link: { label: 'View More', href: routes.simTracking },
    facts: [
      { label: 'Hardware', value: 'none' },
      { label: 'Consent', value: 'one SMS reply' },
      { label: 'In the US', value: 'the driver app instead' },
    ],
  },
  {
    variant: 'wide',
    heading: 'RFID plant tracking: the gate keeps the list',
    description:
      'Trailers, crates and tools carry a tag. Driving under the portal books them in or out, so the yard count keeps itself between checks.',
    section_id: 'rfid-based-plant-tracking',
    image: {
      picture: 'fleet-gate',
      narrow: 'fleet-gate-phone',
      alt: 'Plan of a plant gate: three lanes with readers between them, and trailers on their way in and out.',
    },
    card: {
      title: 'Gate 2 log at 14:08',
      table: {
        caption: 'Trailers that passed gate 2, the last one first',
        columns: ['Trailer', 'Way', 'Load'],
        rows: [
          ['TRL 094', 'OUT', '12 tools'],
          ['TRL 118', 'IN', '24 crates'],
          ['TRL 077', 'IN', '31 crates'],
          ['TRL 130', 'OUT', '**1 crate short**'],
          ['TRL 061', 'IN', '18 crates'],
        ],
      },
      note: 'On site: 86 trailers, 1,204 crates.',
    },
  },
  {
    heading: 'Fleet alerts that wait for a reason',
    description:
      'Draw a fence, set a limit, choose who hears about it. Repeats are folded into one message, so people keep reading them.',
    section_id: 'alert-&-notification',
    image: {
      picture: 'fleet-fence',
      alt: 'Map: VAN 03 has left the dashed fence around Mill Quarter, and the alert says so at 14:08.',
    },
    link: { label: 'View More', href: routes.supervisorApp },
    table: {
      caption: 'Limits, and who hears of a breach',
      columns: ['Watch', 'Limit', 'Tells'],
      rows: [
        ['Geofence', 'leaves or enters, after 2 min', 'Dispatcher'],
        ['Speed', 'over 65 mph for 30 s', 'Driver, supervisor'],
        ['Door', 'opens away from a stop', 'Supervisor'],
        ['Fuel', 'drops 2.5 gal or more, parked', 'Fleet manager'],
      ],
    },
    ground: 'paper',
  },
  {
    heading: 'Billing automation, by the mile actually driven',
    description:
      'Trips, distance and waiting time go straight from the vehicle to a sheet your customer can check. Rates live in one place and change on a date you choose.',
    section_id: 'billing-automation',
    image: {
      picture: 'fleet-billing',
      alt: 'Billing sheet for Parcelhaus: four trips of November 14, 76.1 miles and 30 minutes of waiting, $83.49 in all.',
    },
  },
  {
    variant: 'chart',
    heading: 'Cold-chain probes and other hardware',
    description:
      'Temperature probes, EV telematics and cargo locks join in, from the makes you already buy.',
    section_id: 'other-hardware-integration',
    image: {
      picture: 'fleet-traces',
      narrow: 'fleet-traces-phone',
      alt: 'Temperatures of three bays of VAN 11 from 06:00 to 14:00; the chilled bay climbs while its unit is off and peaks at 52 °F at 10:46.',
    },
    motion: 'curve',
    link: { label: 'View More', href: routes.integrations },
    facts: [
      { label: 'Chilled bay', value: '39.4 °F', hue: 'teal' },
      { label: 'Frozen bay', value: '−3.3 °F', hue: 'cobalt' },
      { label: 'Ambient', value: '63.0 °F', hue: 'ochre' },
    ],
    ground: 'band',
  },
];

const uses: Page['uses'] = {
  title: 'Fleet management by industry',
  items: [
    {
      hue: 'plum',
      who: 'Couriers',
      what: 'Two hundred doors, one van, no guessing where it is.',
      href: '/use-cases/couriers',
    },
    {
      hue: 'teal',
      who: 'Retail',
      what: 'Replenishment runs with the fridge reading attached.',
      href: '/use-cases/retail',
    },
    {
      hue: 'cobalt',
      who: 'E-commerce & CPG',
      what: 'Line-hauls and last miles on the same screen.',
      href: '/use-cases/ecommerce',
    },
    {
      hue: 'madder',
      who: 'Restaurants & QSR',
      what: 'Bikes by the minute, meals by the degree.',
      href: '/use-cases/restaurants',
    },
  ],
};

const vansSaved = (20 * (percentOf(figures.fleetOperatingCost.value) ?? 0)) / 100;

const figure: Page['figure'] = {
  drawing: 'vans',
  hue: 'cobalt',
  ...figures.fleetOperatingCost,
  note: `${vansSaved} of 20 vans’ worth`,
  before: '20 vans to pay for',
  after: `The cost of ${20 - vansSaved}`,
};

export const fleetManagement = {
  page,
  hero,
  strip,
  highlights,
  features,
  statsTitle: 'What fleet management saves',
  figure,
  ownFigures: [figures.fleetUtilization, { ...figures.fleetUptime, label: 'vehicle uptime' }],
  uses,
} satisfies Page;
