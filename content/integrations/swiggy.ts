import type { Integration } from './types';

export const integration = {
  rank: 12,
  image: 'logo-swiggy',
  heading: 'Swiggy',
  description:
    'Packing time and item totals feed the rider queue as tickets open. Cash collected is handed back per order once the shift is counted.',
  comesIn: 'packing times, totals',
  goesBack: 'cash collected per order',
  plan: 'base',
  setUp: '1 day',
  category: 'market-place',
  kind: 'Food delivery',
  timing: 'live',
  sample: true,
} as const satisfies Integration;
