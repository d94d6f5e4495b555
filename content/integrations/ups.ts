import type { Integration } from './types';

export const integration = {
  rank: 3,
  image: 'logo-ups',
  heading: 'UPS',
  description:
    'Labels print from the dispatch screen; void one before the truck comes and its charge goes too. A UPS exception raises an alert for your dispatcher.',
  category: 'warehousing',
  kind: 'Courier',
  timing: 'within 15 min',
  sample: true,
} as const satisfies Integration;
