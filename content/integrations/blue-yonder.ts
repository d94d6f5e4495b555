import type { Integration } from './types';

export const integration = {
  rank: 9,
  heading: 'Blue Yonder',
  description:
    'Tomorrow’s forecast comes in during the afternoon and says how many vans you need. Overnight, actual departure times go back.',
  comesIn: 'volume forecasts',
  goesBack: 'actual departures',
  plan: 'enterprise',
  setUp: '3 weeks',
  category: 'warehousing',
  kind: 'Warehouse system',
  timing: 'twice a day',
  sample: true,
} as const satisfies Integration;
