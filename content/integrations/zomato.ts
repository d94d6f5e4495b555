import type { Integration } from './types';

export const integration = {
  rank: 11,
  image: 'logo-zomato',
  heading: 'Zomato',
  description:
    'Orders that the kitchen delivers itself get their tracking link from us as the rider leaves. Diners’ ratings come in overnight, rider by rider.',
  comesIn: 'orders, diners’ ratings',
  goesBack: 'tracking links',
  plan: 'base',
  setUp: '1 day',
  category: 'market-place',
  kind: 'Food delivery',
  timing: 'live',
  sample: true,
} as const satisfies Integration;
