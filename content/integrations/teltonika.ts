import type { Integration } from './types';

export const integration = {
  rank: 5,
  heading: 'Teltonika',
  description:
    'Location, ignition and fuel level come in while the vehicle moves. A new reporting interval, or an engine lock, goes out over the air.',
  comesIn: 'location, fuel level',
  goesBack: 'intervals, engine locks',
  plan: 'base',
  setUp: '1 hour per vehicle',
  category: 'hardware',
  kind: 'GPS unit',
  timing: 'every 10 s',
  sample: true,
} as const satisfies Integration;
