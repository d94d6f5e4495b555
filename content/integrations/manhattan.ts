import type { Integration } from './types';

export const integration = {
  rank: 8,
  heading: 'Manhattan',
  description:
    'Waves arrive on release, each with its dock door. The stop order goes back, so that staging loads the last stop first.',
  comesIn: 'waves, dock doors',
  goesBack: 'stop order for staging',
  plan: 'enterprise',
  setUp: '3 weeks',
  category: 'warehousing',
  kind: 'Warehouse system',
  timing: 'when a wave is released',
  sample: true,
} as const satisfies Integration;
