import type { Integration } from './types';

export const integration = {
  rank: 5,
  heading: 'EasyPost',
  description:
    'For carriers that you rarely use: one connection compares rates, buys labels and sends each tracking event to the plan.',
  comesIn: 'rates, labels, tracking',
  goesBack: 'packages to ship',
  plan: 'enterprise',
  setUp: '30 min',
  category: 'warehousing',
  kind: 'Many carriers',
  timing: 'with each event',
  sample: true,
} as const satisfies Integration;
