import type { Integration } from './types';

export const integration = {
  rank: 9,
  heading: 'Manhattan',
  description:
    'Waves arrive on release, each with its dock door. The stop order goes back, so that staging loads the last stop first.',
  category: 'warehousing',
  kind: 'Warehouse system',
  timing: 'when a wave is released',
  sample: true,
} as const satisfies Integration;
