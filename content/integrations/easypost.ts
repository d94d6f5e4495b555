import type { Integration } from './types';

export const integration = {
  rank: 8,
  heading: 'EasyPost',
  description:
    'For the carriers used twice a year: one connection quotes, buys and follows their labels, and pushes each tracking event into the plan.',
  category: 'warehousing',
  kind: 'Many carriers',
  timing: 'as events happen',
  sample: true,
} as const satisfies Integration;
