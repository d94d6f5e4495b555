import type { Integration } from './types';

export const integration = {
  rank: 3,
  image: 'logo-ebay',
  heading: 'eBay',
  description:
    'A paid sale turns into a stop. Delivery scan and signature return to the order page, ready should a buyer open a case.',
  comesIn: 'paid sales',
  goesBack: 'scans, signatures',
  plan: 'base',
  setUp: '15 min',
  category: 'market-place',
  kind: 'Marketplace',
  timing: 'within 2 min',
  sample: true,
} as const satisfies Integration;
