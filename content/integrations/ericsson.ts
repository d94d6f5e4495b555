import type { Integration } from './types';

export const integration = {
  rank: 7,
  image: 'logo-ericsson',
  heading: 'Ericsson',
  description:
    'A ping goes to the operator’s network for each SIM whose holder agreed; cell and radius of doubt are the answer. The phone needs no app.',
  category: 'hardware',
  kind: 'Mobile network',
  timing: 'on request',
  sample: true,
} as const satisfies Integration;
