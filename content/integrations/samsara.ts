import type { Integration } from './types';

export const integration = {
  rank: 1,
  heading: 'Samsara',
  description:
    'Vehicles that already carry a Samsara gateway need no second unit. Their drivers’ hours stay in Samsara; the next stops show on the cab screen.',
  comesIn: 'location, engine hours',
  goesBack: 'stops for the cab',
  plan: 'base',
  setUp: '30 min',
  category: 'hardware',
  kind: 'GPS and telematics',
  timing: 'every 30 s',
  sample: true,
} as const satisfies Integration;
