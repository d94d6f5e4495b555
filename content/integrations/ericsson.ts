import type { Integration } from './types';

export const integration = {
  rank: 9,
  image: 'logo-ericsson',
  heading: 'Ericsson',
  description:
    'For each SIM whose holder agreed, we ask the operator’s network; it answers with the cell and its radius. The phone needs no app.',
  comesIn: 'cell, radius',
  goesBack: 'location requests',
  plan: 'base',
  setUp: '1 day',
  category: 'hardware',
  kind: 'Mobile network',
  timing: 'on request',
  sample: true,
} as const satisfies Integration;
