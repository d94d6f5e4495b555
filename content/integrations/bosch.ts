import type { Integration } from './types';

export const integration = {
  rank: 6,
  image: 'logo-bosch',
  heading: 'Bosch',
  description:
    'One way only: load-bay probes send temperature and door state, faster once a limit is passed. An expired calibration shows before loading.',
  category: 'hardware',
  kind: 'Cold-chain sensor',
  timing: 'every minute',
  sample: true,
} as const satisfies Integration;
