import type { Integration } from './types';

export const integration = {
  rank: 10,
  heading: 'Blue Yonder',
  description:
    'Tomorrow’s forecast sizes the fleet this afternoon. Overnight, departures as they were driven replace those that had been planned.',
  category: 'warehousing',
  kind: 'Warehouse system',
  timing: '15:00 and overnight',
  sample: true,
} as const satisfies Integration;
