import type { ArticleChart } from '../types';

export const chart = {
  kind: 'bars',
  title: 'Minutes at the door by stop type',
  unit: 'min',
  bars: [
    { label: 'House', value: 4 },
    { label: 'Plan, every stop', value: 6, strong: true },
    { label: 'Shop counter', value: 7 },
    { label: 'Apartment', value: 8 },
    { label: 'Loading dock', value: 19 },
  ],
} as const satisfies ArticleChart;
