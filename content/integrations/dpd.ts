import type { Integration } from './types';

export const integration = {
  rank: 11,
  image: 'logo-dpd',
  heading: 'DPD',
  description:
    'The courier’s one-hour slot replaces our estimate on the customer’s page. Packages sent back appear as pickups on your own routes.',
  comesIn: 'one-hour slots, returns',
  goesBack: 'packages to ship',
  plan: 'enterprise',
  setUp: '1 day',
  category: 'warehousing',
  kind: 'Carrier',
  timing: 'every morning',
  sample: true,
} as const satisfies Integration;
