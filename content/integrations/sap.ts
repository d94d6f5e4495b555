import type { Integration } from './types';

export const integration = {
  rank: 4,
  image: 'logo-sap',
  heading: 'SAP',
  description:
    'Outbound deliveries are collected before dawn with weight and volume. Proof is posted when the route ends, with shortages marked line by line.',
  comesIn: 'outbound deliveries',
  goesBack: 'proof, shortages',
  plan: 'enterprise',
  setUp: '3 weeks',
  category: 'accounting-erp',
  kind: 'ERP',
  timing: 'twice a day',
  sample: true,
} as const satisfies Integration;
