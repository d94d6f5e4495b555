import type { Integration } from './types';

export const integration = {
  rank: 9,
  heading: 'Manhattan',
  description:
    'Waves come over on release, each with its dock door. In return the staging lane learns which drop is last and fills from there.',
  category: 'warehousing',
  kind: 'Warehouse system',
  timing: 'on wave release',
  sample: true,
} as const satisfies Integration;
