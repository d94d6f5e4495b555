import type { Integration } from './types';

export const integration = {
  rank: 2,
  image: 'logo-fedex',
  heading: 'FedEx',
  description:
    'While routes are planned, FedEx rates are compared with the cost of your own van. If FedEx is cheaper, the package goes there and a pickup is requested.',
  comesIn: 'rates, labels',
  goesBack: 'packages, pickup requests',
  plan: 'enterprise',
  setUp: '1 day',
  category: 'warehousing',
  kind: 'Carrier',
  timing: 'daily at 4 PM',
  sample: true,
} as const satisfies Integration;
