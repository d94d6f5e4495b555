import type { Integration } from './types';

export const integration = {
  rank: 8,
  image: 'logo-bosch',
  heading: 'Bosch',
  description:
    'One way only: load-bay probes send temperature and door state, faster once a limit is passed. An expired calibration shows before loading.',
  comesIn: 'temperature, door state',
  goesBack: 'nothing',
  plan: 'standard',
  setUp: '1 hour per vehicle',
  category: 'hardware',
  kind: 'Cold-chain sensor',
  timing: 'every minute',
  sample: true,
} as const satisfies Integration;
