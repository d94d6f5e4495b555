import type { Integration } from './types';

export const integration = {
  rank: 1,
  image: 'logo-sap',
  heading: 'SAP',
  description:
    'Outbound deliveries are collected before dawn with weight and volume. Proof posts itself when the route ends, shortages marked line by line.',
  category: 'accounting-erp',
  kind: 'ERP',
  timing: '04:30 and route end',
  sample: true,
} as const satisfies Integration;
