import type { Integration } from './types';

export const integration = {
  rank: 1,
  image: 'logo-dhl',
  heading: 'DHL',
  description:
    'Parcels outside your radius leave by label: address and weight out, barcode in. Their scans keep the order’s status alive to the end.',
  category: 'warehousing',
  kind: 'Courier',
  timing: 'as the route closes',
  sample: true,
} as const satisfies Integration;
