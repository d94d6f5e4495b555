import type { Integration } from './types';

export const integration = {
  rank: 3,
  image: 'logo-usps',
  heading: 'USPS',
  description:
    'Sorted sacks are announced to the post office the evening before. Its acceptance scan closes the stop at the dock and opens the last mile.',
  comesIn: 'acceptance scans',
  goesBack: 'sack notices',
  plan: 'enterprise',
  setUp: '2 days',
  category: 'warehousing',
  kind: 'Carrier',
  timing: 'every evening',
  sample: true,
} as const satisfies Integration;
