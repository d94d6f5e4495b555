import type { Integration } from './types';

export const integration = {
  rank: 7,
  image: 'logo-rakuten',
  heading: 'Rakuten',
  description:
    'Two imports a day, sorted by promised ship date. Dispatch numbers flow out at each departure; prices and points are not changed.',
  comesIn: 'orders by ship date',
  goesBack: 'dispatch numbers',
  plan: 'base',
  setUp: '30 min',
  category: 'market-place',
  kind: 'Marketplace',
  timing: 'at 6 AM and noon',
  sample: true,
} as const satisfies Integration;
