import type { Integration } from './types';

export const integration = {
  rank: 2,
  image: 'logo-fedex',
  heading: 'FedEx',
  description:
    'Service rates are fetched beside the cost of your own van while the plan is made. The cheaper one gets the parcel, and the pickup request follows.',
  category: 'warehousing',
  kind: 'Courier',
  timing: 'pickup at 16:00',
  sample: true,
} as const satisfies Integration;
