import type { Integration } from './types';

export const integration = {
  rank: 3,
  image: 'logo-garmin',
  heading: 'Garmin',
  description:
    'Stops appear on the dash unit in sequence, each with its side of the street. The driver taps accept, skip or arrive, and dispatch sees it at once.',
  comesIn: 'accept, skip, arrive',
  goesBack: 'stops in sequence',
  plan: 'base',
  setUp: '20 min per vehicle',
  category: 'hardware',
  kind: 'In-cab navigation',
  timing: 'with each tap',
  sample: true,
} as const satisfies Integration;
