import type { Integration } from './types';

export const integration = {
  rank: 10,
  heading: 'Infor WMS',
  description:
    'A gate scan posts the goods issue: as the vehicle checks out, its lines leave the stock. Infor reports short picks, and the stop’s list gets shorter by them.',
  comesIn: 'short picks',
  goesBack: 'goods issues',
  plan: 'enterprise',
  setUp: '3 weeks',
  category: 'warehousing',
  kind: 'Warehouse system',
  timing: 'at each gate scan',
  sample: true,
} as const satisfies Integration;
