import type { Integration } from './types';

export const integration = {
  rank: 7,
  image: 'logo-tomtom',
  heading: 'TomTom',
  description:
    'Closures and the length of jams change the ETA day and night. Before each calculation we send the truck’s height, length and axle load.',
  comesIn: 'closures, jams',
  goesBack: 'vehicle height and load',
  plan: 'standard',
  setUp: 'none',
  category: 'hardware',
  kind: 'Traffic feed',
  timing: 'every minute',
  sample: true,
} as const satisfies Integration;
