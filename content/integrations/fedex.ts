import type { Integration } from './types';

export const integration = {
  rank: 2,
  image: 'logo-fedex',
  heading: 'FedEx',
  description:
    'While the plan is made, service rates are set beside the cost of your own van. The cheaper way gets the parcel, and a pickup request follows if it is FedEx.',
  category: 'warehousing',
  kind: 'Courier',
  timing: 'pickup at 16:00',
  sample: true,
} as const satisfies Integration;
