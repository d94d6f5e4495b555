import type { Integration } from './types';

const category = 'hardware';

/** Units in the vehicle, in the hand and at the gate, and the networks they report through. */
export const hardware = [
  {
    image: 'logo-teltonika',
    heading: 'Teltonika',
    description:
      'Position, ignition and fuel level come in while the wheels turn. A new reporting interval, or an engine lock, goes out over the air.',
    category,
    kind: 'GPS unit',
    timing: 'every 10 s',
    sample: true,
  },
  {
    image: 'logo-zebra',
    heading: 'Zebra Technologies',
    description:
      'Handhelds receive the round at sign-in and return each scan, offline ones too, in true order. Gate antennas add the tags of passing pallets.',
    category,
    kind: 'Scanner and RFID',
    timing: 'per scan',
    sample: true,
  },
  {
    image: 'logo-garmin',
    heading: 'Garmin',
    description:
      'Stops appear on the dash unit in sequence, each with its side of the street. Accept, skip and arrive are taps that dispatch sees next moment.',
    category,
    kind: 'In-cab navigation',
    timing: 'per tap',
    sample: true,
  },
  {
    image: 'logo-tomtom',
    heading: 'TomTom',
    description:
      'Closures and jam lengths bend the ETA day and night. Sent ahead of every recalculation: the truck’s height, length and axle load.',
    category,
    kind: 'Traffic feed',
    timing: 'every minute',
    sample: true,
  },
  {
    image: 'logo-samsung',
    heading: 'Samsung',
    description:
      'Enrolled phones pull the driver app and its settings at first boot. They report battery, free space and lost mode, and nothing personal.',
    category,
    kind: 'Rugged phone',
    timing: 'hourly',
    sample: true,
  },
  {
    image: 'logo-bosch',
    heading: 'Bosch',
    description:
      'One way only: load-bay probes send temperature and door state, faster once a limit is passed. An expired calibration shows before loading.',
    category,
    kind: 'Cold-chain sensor',
    timing: 'each minute',
    sample: true,
  },
  {
    image: 'logo-ericsson',
    heading: 'Ericsson',
    description:
      'A ping goes to the operator’s network for each SIM whose holder agreed; cell and radius of doubt are the answer. The phone needs no app.',
    category,
    kind: 'Mobile network',
    timing: 'on request',
    sample: true,
  },
  {
    image: 'logo-scania',
    heading: 'Scania',
    description:
      'Factory-fitted units share odometer, tachograph hours and fault codes from the maker’s cloud. No second box, and no data returned.',
    category,
    kind: 'Vehicle maker',
    timing: 'each minute, moving',
    sample: true,
  },
] as const satisfies readonly Integration[];
