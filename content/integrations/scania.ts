import type { Integration } from './types';

export const integration = {
  rank: 8,
  image: 'logo-scania',
  heading: 'Scania',
  description:
    'Factory-fitted units share odometer, tachograph hours and fault codes from the maker’s cloud. No second box, and no data returned.',
  category: 'hardware',
  kind: 'Vehicle maker',
  timing: 'every minute',
  sample: true,
} as const satisfies Integration;
