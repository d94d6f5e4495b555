import type { Integration } from './types';

export const integration = {
  rank: 4,
  image: 'logo-etsy',
  heading: 'Etsy',
  description:
    'Made-to-order items wait as drafts until the seller marks them done; only then do address and gift note enter the plan. The tracking link goes back at pickup.',
  comesIn: 'finished items, gift notes',
  goesBack: 'tracking links',
  plan: 'base',
  setUp: '15 min',
  category: 'market-place',
  kind: 'Marketplace',
  timing: 'with each finished item',
  sample: true,
} as const satisfies Integration;
