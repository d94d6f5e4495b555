import type { Integration } from './types';

export const integration = {
  rank: 3,
  image: 'logo-etsy',
  heading: 'Etsy',
  description:
    'Made-to-order items wait as drafts until the seller marks them done; only then do address and gift note enter the plan. The tracking link goes back at pickup.',
  category: 'market-place',
  kind: 'Marketplace',
  timing: 'with each finished item',
  sample: true,
} as const satisfies Integration;
