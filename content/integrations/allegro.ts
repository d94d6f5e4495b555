import type { Integration } from './types';

export const integration = {
  rank: 5,
  image: 'logo-allegro',
  heading: 'Allegro',
  description:
    'Doorstep and locker packages arrive as separate lists. Drop-offs are reported locker by locker, including the ones found full.',
  category: 'market-place',
  kind: 'Marketplace',
  timing: 'every hour',
  sample: true,
} as const satisfies Integration;
