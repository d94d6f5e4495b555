import type { Integration } from './types';

export const integration = {
  rank: 2,
  heading: 'Geotab',
  description:
    'A Geotab GO device keeps reporting to MyGeotab, and we read from there. A fault code takes the vehicle out of tomorrow’s plan if you say so.',
  comesIn: 'location, fault codes',
  goesBack: 'stop list per vehicle',
  plan: 'base',
  setUp: '30 min',
  category: 'hardware',
  kind: 'GPS and telematics',
  timing: 'every minute',
  sample: true,
} as const satisfies Integration;
