import type { Integration } from './types';

export const integration = {
  rank: 10,
  image: 'logo-shopee',
  heading: 'Shopee',
  description:
    'Seller pickups come over in one batch before the cut-off. Each handover scan goes back, so that both sides have the same time if a late fee is disputed.',
  comesIn: 'seller pickups',
  goesBack: 'handover scans',
  plan: 'base',
  setUp: '30 min',
  category: 'market-place',
  kind: 'Marketplace',
  timing: 'daily by 2 PM',
  sample: true,
} as const satisfies Integration;
