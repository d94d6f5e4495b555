import type { Integration } from './types';

export const integration = {
  rank: 6,
  image: 'logo-samsung',
  heading: 'Samsung',
  description:
    'Enrolled phones pull the driver app and its settings at first boot. They report battery, free space and lost mode, and nothing personal.',
  comesIn: 'battery, free space',
  goesBack: 'driver app, settings',
  plan: 'base',
  setUp: '10 min per phone',
  category: 'hardware',
  kind: 'Rugged phone',
  timing: 'every hour',
  sample: true,
} as const satisfies Integration;
