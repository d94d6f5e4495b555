import type { Integration } from './types';

export const integration = {
  rank: 1,
  image: 'logo-ups',
  heading: 'UPS',
  description:
    'Labels print from the dispatch screen; void one before the truck comes and its charge goes too. A UPS exception raises an alert for your dispatcher.',
  comesIn: 'labels, exceptions',
  goesBack: 'packages, voided labels',
  plan: 'enterprise',
  setUp: '1 day',
  category: 'warehousing',
  kind: 'Carrier',
  timing: 'within 15 min',
  sample: true,
} as const satisfies Integration;
