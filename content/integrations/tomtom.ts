import type { Integration } from './types';

export const integration = {
  rank: 4,
  image: 'logo-tomtom',
  heading: 'TomTom',
  description:
    'Closures and jam lengths bend the ETA day and night. Sent ahead of every recalculation: the truck’s height, length and axle load.',
  category: 'hardware',
  kind: 'Traffic feed',
  timing: 'every minute',
  sample: true,
} as const satisfies Integration;
