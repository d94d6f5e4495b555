import type { Integration } from './types';

export const integration = {
  rank: 7,
  image: 'logo-glovo',
  heading: 'Glovo',
  description:
    'When no rider of yours can keep the promise, the job is offered with its pin. Once somebody takes it, name and moving dot come in.',
  category: 'warehousing',
  kind: 'On-demand courier',
  timing: 'on overflow',
  sample: true,
} as const satisfies Integration;
