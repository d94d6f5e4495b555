import type { Integration } from './types';

export const integration = {
  rank: 10,
  heading: 'Blue Yonder',
  description:
    'Tomorrow’s forecast comes in during the afternoon and says how many vans you need. Overnight, actual departure times go back.',
  category: 'warehousing',
  kind: 'Warehouse system',
  timing: 'twice a day',
  sample: true,
} as const satisfies Integration;
