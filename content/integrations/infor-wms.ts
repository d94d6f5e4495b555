import type { Integration } from './types';

export const integration = {
  rank: 12,
  heading: 'Infor WMS',
  description:
    'A gate scan posts the goods issue: as the vehicle checks out, its lines leave the stock. Short picks come in from there and shorten the list of the stop.',
  category: 'warehousing',
  kind: 'Warehouse system',
  timing: 'at the gate',
  sample: true,
} as const satisfies Integration;
