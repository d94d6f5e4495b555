import type { Integration } from './types';

export const integration = {
  rank: 6,
  image: 'logo-shopee',
  heading: 'Shopee',
  description:
    'Seller pickups come over in one batch before the cut-off. Each handover scan then goes upstream, so a late fee rests on a time both sides hold.',
  category: 'market-place',
  kind: 'Marketplace',
  timing: 'before 14:00',
  sample: true,
} as const satisfies Integration;
