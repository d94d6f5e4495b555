import type { Integration } from './types';

export const integration = {
  rank: 7,
  image: 'logo-glovo',
  heading: 'Glovo',
  description:
    'When none of your riders can deliver in time, the job is offered to Glovo. Once a courier accepts, name and live location come in.',
  category: 'warehousing',
  kind: 'On-demand courier',
  timing: 'when no rider is free',
  sample: true,
} as const satisfies Integration;
