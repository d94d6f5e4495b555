import type { Integration } from './types';

export const integration = {
  rank: 4,
  image: 'logo-rakuten',
  heading: 'Rakuten',
  description:
    'Two imports a day, sorted by promised ship date. Dispatch numbers flow out at each departure; prices and points stay where they are.',
  category: 'market-place',
  kind: 'Marketplace',
  timing: '06:00 and 12:00',
  sample: true,
} as const satisfies Integration;
