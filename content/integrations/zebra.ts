import type { Integration } from './types';

export const integration = {
  rank: 4,
  image: 'logo-zebra',
  heading: 'Zebra Technologies',
  description:
    'Handhelds receive the route at sign-in and return each scan, offline ones too, in the order they were made. Gate antennas add the tags of passing pallets.',
  comesIn: 'package scans, tags',
  goesBack: 'routes at sign-in',
  plan: 'standard',
  setUp: '10 min per device',
  category: 'hardware',
  kind: 'Scanner and RFID',
  timing: 'with each scan',
  sample: true,
} as const satisfies Integration;
