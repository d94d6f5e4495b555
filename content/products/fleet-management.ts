import { planFinder } from '@/lib/plans/words';
import { routes } from '@/lib/routes';
import { shortTime, timeOfDay } from '@/lib/words/time-words';
import { figures } from '../figures';
import { fleet, stopTotal } from '../home/fleet';
import { planComparison } from '../plan-comparison';
import { planWords } from '../plans';
import type { ProductContent as Page } from '../schemas/products';
import { site } from '../site';
import { trackingSigns, trialTags } from './trial-tags';

const needs = planFinder(planComparison);

const page: Page['page'] = {
  title: `Fleet Management with GPS, SIM and App Tracking | ${site.name}`,
  description:
    'Fleet management software: live GPS locations, trip logs, fuel, door and temperature alerts, geofences, RFID yard counts and billing by the mile.',
  keywords: [
    'fleet management software',
    'GPS vehicle tracking',
    'geofence alerts',
    'RFID plant tracking',
    'cold chain monitoring',
  ],
};

const hero: Page['hero'] = {
  heading: 'Fleet management for vans and trucks',
  description:
    'Tracking software for fleet managers: one live map shows each vehicle’s location, fuel, doors and temperature, so you no longer call drivers to ask where they are.',
  tags: trialTags,
  signs: trackingSigns,
  image: {
    picture: 'fleet-hero',
    narrow: 'fleet-hero-phone',
    alt: 'Side view of VAN 03 with five sensors and their readings: chilled bay 39 °F, GPS 29 mph, engine 190 °F, fuel 62 percent, side door closed.',
  },
};

const screen: Page['screen'] = {
  title: 'All vehicles on one map',
  alt: 'Fleet screen of Riverside hub at 1:48 PM: five vehicles with their next stops, their routes on a map, and the readings of VAN 03 on Bobbin Street.',
  bar: {
    place: fleet.hub,
    date: fleet.date,
    clock: timeOfDay(fleet.clock.label),
    tabs: ['Map', 'Orders', 'Routes', 'Visits', 'SIM'],
    open: 'Map',
    status: `${fleet.onTime} of ${stopTotal} on track`,
  },
  list: {
    title: `${fleet.vehicles.length} vehicles, next stops`,
    rows: fleet.vehicles.map(({ id, driver, hue, eta, done, stops }) => ({
      hue,
      name: id,
      note: `${driver}, ${done} of ${stops} ${id === 'VAN 11' ? 'stops, loading next' : 'stops'}`,
      value: shortTime(eta),
      ...(id === 'VAN 11' && { mark: 'warned' }),
      ...(id === 'VAN 03' && { open: true }),
    })),
  },
  image: { picture: 'fleet-screen' },
  panel: {
    title: 'VAN 03, A. Okafor',
    note: 'On Bobbin Street, seen 4 s ago',
    figure: '29 mph',
    facts: [
      { label: 'Fuel', value: '62 percent, 255 mi' },
      { label: 'Engine', value: '190 °F, no fault codes' },
      { label: 'Chilled bay', value: '39 °F' },
      { label: 'Side door', value: 'Closed since 1:31' },
      { label: 'Idle today', value: '4 min' },
    ],
    actions: ['Call driver', 'Trips'],
  },
  spots: [
    { x: 19.5, y: 13, text: 'Each vehicle with its driver and the time of its next stop.' },
    { x: 68, y: 22, text: 'The map shows where each van is and which stops lie ahead.' },
    { x: 97, y: 27, text: 'Fuel, engine, bay and doors come from the van’s own sensors.' },
  ],
};

const highlights: Page['highlights'] = {
  title: 'What fleet tracking shows you',
  variant: 'cards',
  items: [
    {
      heading: 'Live GPS positions',
      plan: needs('Live GPS tracking'),
      description:
        'Position, heading and status of each vehicle, every 10 to 30 seconds from a GPS unit.',
      image: {
        picture: 'fleet-live',
        alt: 'Map: three vehicles drive away from a hub on the river, each with an arrow.',
      },
    },
    {
      heading: 'Automatic trip logs',
      plan: needs('Live GPS tracking'),
      description:
        'Each start, stop and idle minute is logged, so drivers fill in no trip sheet at the end of the day.',
      image: {
        picture: 'fleet-trips',
        narrow: 'fleet-trips-phone',
        alt: 'Chart: Wednesday, November 11, of three vans from 8 AM on. They drive 3 h 41 in all, stand 15 h 18 and idle 5 h 10, most of it VAN 11, whose engine cools the load.',
      },
    },
    {
      heading: 'Fuel level and theft alerts',
      plan: needs('Geofences and alerts'),
      description:
        'A drop of 2.5 gallons or more while parked sends an alert. Smaller changes may be sensor error.',
      image: {
        picture: 'fleet-fuel',
        alt: 'Curve of a tank: filled at 9:12 AM, then 4.8 gallons gone with the engine off.',
      },
    },
    {
      heading: 'EV range by load and weather',
      plan: needs('EV range, door and cargo sensors'),
      description:
        'Charge, temperature and load set the range on the map. Jobs beyond it are not offered to that van.',
      image: {
        picture: 'fleet-range',
        alt: 'Map: a ring around an electric van; two jobs lie inside it, one outside is struck out.',
      },
    },
    {
      heading: 'Cargo door and seal status',
      plan: needs('EV range, door and cargo sensors'),
      description: 'Each door, lock and seal shows whether it is shut and when it was last opened.',
      image: {
        picture: 'fleet-cargo',
        alt: 'Rear of a van: rear door locked since 6:04 AM, side door open for 25 seconds at 2:02 PM, seal 0417 intact.',
      },
    },
  ],
};

const features: Page['features'] = [
  {
    heading: 'IoT GPS tracking with engine data',
    plan: needs('OBD readings'),
    description:
      'A hard-wired unit reads engine data (OBD and CAN) as well as location, so the repair shop sees a fault code before the driver calls about a warning light.',
    List: [
      'Speed and fault codes; fuel and mileage where the vehicle reports them',
      'Doors, temperature and load from wired sensors',
      'Readings stored without signal and sent when it returns',
    ],
    section_id: 'iot-gps-tracking',
    link: {
      label: 'View More: how a GPS unit is fitted',
      href: '/support/articles/fit-a-gps-unit',
    },
  },
  {
    heading: 'SIM-based tracking for contract trucks',
    plan: needs('SIM tracking, where phone networks offer it (not in the US)'),
    description:
      'For contract trucks outside the US, where phone networks offer it: the driver agrees by SMS, and the network reports which cell tower area the phone is in.',
    section_id: 'sim-based-tracking',
    image: {
      picture: 'fleet-sim',
      alt: 'Map: seven pings of a phone between three cell towers, each in a circle as wide as its uncertainty.',
    },
    link: { label: 'View More: SIM tracking', href: routes.simTracking },
    facts: [
      { label: 'Hardware', value: 'none' },
      { label: 'Consent', value: 'one SMS reply' },
      { label: 'In the US', value: 'the driver app instead' },
    ],
  },
  {
    heading: 'Geofence, speed, door and fuel alerts',
    plan: needs('Geofences and alerts'),
    description:
      'Draw a geofence or set a limit, and choose who gets the alert. Repeats of one event are combined into a single message.',
    section_id: 'alert-&-notification',
    image: {
      picture: 'fleet-fence',
      alt: 'Map: VAN 03 has left the dashed geofence around Riverside, and the alert says so at 2:08 PM.',
    },
    link: { label: 'View More: geofence alerts', href: '/support/articles/geofence-guide' },
    table: {
      caption: 'Limits, and who gets the alert',
      columns: ['Watched', 'Limit', 'Who is told'],
      rows: [
        ['Geofence', 'leaves or enters, after 2 min', 'Dispatcher'],
        ['Speed', 'over 65 mph for 30 s', 'Driver, supervisor'],
        ['Door', 'opens away from a stop', 'Supervisor'],
        ['Fuel', 'drops 2.5 gal or more, parked', 'Fleet manager'],
      ],
    },
  },
  {
    heading: 'RFID plant tracking at the gate',
    plan: needs('RFID readings'),
    description:
      'Trailers, crates and tools carry an RFID tag. Readers at the gate log each of them in or out, so the yard count is right between manual counts.',
    section_id: 'rfid-based-plant-tracking',
    image: {
      picture: 'fleet-gate-phone',
      alt: 'Plan of a plant gate: three lanes with readers between them, and trailers on their way in and out, TRL 130 with a warning.',
    },
    table: {
      caption: 'Passed gate 2 by 2:08 PM, the last one first; TRL 121 and 102 wait',
      columns: ['Trailer', 'Direction', 'Load'],
      rows: [
        ['TRL 094', 'OUT', '12 tools'],
        ['TRL 118', 'IN', '24 crates'],
        ['TRL 077', 'IN', '31 crates'],
        ['TRL 130', 'OUT', '**1 crate short**'],
      ],
    },
  },
  {
    heading: 'Billing automation by miles driven',
    plan: needs(planWords.billing),
    description:
      'Trips, miles and waiting time, measured by GPS unit or driver app, fill a billing sheet that your customer can check. Rates are set in one place and change on a date you choose.',
    section_id: 'billing-automation',
    image: {
      picture: 'fleet-billing',
      alt: 'Billing sheet for Parcelhaus: four trips of November 12, 76.1 miles and 30 minutes of waiting, $83.49 in all.',
    },
    facts: [
      { label: 'Rate per mile', value: '$0.90' },
      { label: 'Rate per minute of waiting', value: '$0.50' },
      { label: 'Sent to accounts', value: '6:05 PM, once all vans are in' },
    ],
  },
  {
    heading: 'Cold-chain probes and other hardware',
    plan: needs('Cold-chain temperature'),
    description:
      'Temperature probes, EV telematics and cargo locks of the makes you already buy report to the same map.',
    section_id: 'other-hardware-integration',
    image: {
      picture: 'fleet-traces',
      narrow: 'fleet-traces-phone',
      alt: 'Temperatures of three bays of VAN 11 from 6 AM to 2 PM; the chilled bay climbs while its unit is off and peaks at 52 °F at 10:46 AM.',
    },
    link: { label: 'View More: cold-chain alerts', href: '/support/articles/cold-chain-alerts' },
    facts: [
      { label: 'Chilled bay', value: '39.4 °F', hue: 'teal' },
      { label: 'Frozen bay', value: '−3.3 °F', hue: 'cobalt' },
      { label: 'Ambient', value: '63.0 °F', hue: 'ochre' },
    ],
  },
  {
    heading: 'Hardware: GPS trackers and how they are fitted',
    description: `${site.name} is device-agnostic: trackers and probes of the makes you already buy report to one map. Units, fitting and their data plans are not in our price. Fitting times are typical; ask the maker of your unit.`,
    section_id: 'hardware',
    link: { label: 'View More: hardware integrations', href: routes.integrations },
    table: {
      caption: 'Kinds of trackers, the vehicles they suit and how they are fitted',
      columns: ['Tracker', 'Vehicles and data', 'How it is fitted'],
      rows: [
        [
          'Hard-wired GPS unit',
          'Vans, trucks and buses you own. Location, ignition, and the doors and probes wired to it.',
          'A shop connects power, ground and ignition behind the dashboard: about an hour.',
        ],
        [
          'OBD-II plug',
          'Cars and light vans from model year 1996 on. Location, speed and fault codes; not every vehicle gives fuel or mileage.',
          'You plug it into the port below the dashboard: a few minutes, no tools.',
        ],
        [
          'CAN connection',
          'Trucks and newer vans. Fuel, engine hours and doors, as far as the maker puts them on the bus.',
          'A shop adds it to a hard-wired unit: allow another hour per vehicle.',
        ],
        [
          'Battery asset tracker',
          'Trailers, containers and equipment without power. Location a few times a day, to save the battery.',
          'You bolt it on or hold it with magnets: a few minutes, no wiring.',
        ],
        [
          'No hardware',
          'Any vehicle whose driver has a smartphone, your own or a contract carrier’s. Location while a route is open.',
          'The driver installs the app and signs in.',
        ],
      ],
    },
  },
  {
    heading: 'What it does not do',
    description:
      'It plans and tracks; it is not a compliance or video system. Use these alongside it. The locations of your vehicles can be exported through the API, a part of the Enterprise pricing plan.',
    section_id: 'not-included',
    link: { label: 'View More: positions from the API', href: routes.apiDocs },
    table: {
      caption: 'What is not included, and what to use alongside it',
      columns: ['Not included', 'Use alongside it'],
      rows: [
        [
          'ELD hours-of-service logs',
          'A device on FMCSA’s list of registered ELDs, for drivers who must keep logs under 49 CFR Part 395. Our trip log does not replace it.',
        ],
        [
          'Driver vehicle inspection reports',
          'A paper form or an inspection app that keeps the signatures of driver and mechanic under 49 CFR 396.11 and 396.13.',
        ],
        [
          'Dash cams',
          'The camera system of your choice, with its own storage. You find the right clip by the vehicle and the time of the trip.',
        ],
        [
          'IFTA mileage filing',
          'A fuel-tax service, for trucks over 26,000 pounds or with three axles that cross state lines. It sorts our exported locations by state and adds the fuel receipts.',
        ],
      ],
    },
  },
];

const uses: Page['uses'] = {
  title: 'Fleet management by industry',
  items: [
    {
      hue: 'plum',
      who: 'Couriers',
      what: 'Where each van is on a route of two hundred stops.',
      href: '/use-cases/couriers',
    },
    {
      hue: 'teal',
      who: 'Retail',
      what: 'Store deliveries with the temperature record of each load.',
      href: '/use-cases/retail',
    },
    {
      hue: 'cobalt',
      who: 'E-commerce & CPG',
      what: 'Line-haul trucks and last-mile vans on the same map.',
      href: '/use-cases/ecommerce',
    },
    {
      hue: 'madder',
      who: 'Restaurants & QSR',
      what: 'Delivery bikes tracked by the driver app, with arrival times.',
      href: '/use-cases/restaurants',
    },
  ],
};

export const fleetManagement = {
  page,
  hero,
  screen,
  highlights,
  features,
  featuresTitle: 'Tracking, alerts and billing',
  ownFigures: [
    figures.fleetOperatingCost,
    figures.fleetUtilization,
    { ...figures.fleetUptime, label: 'vehicle uptime' },
  ],
  uses,
} satisfies Page;
