import type { ArticleChart } from '../types';

export const chart = {
  kind: 'bars',
  title: 'Shuttles for 96 riders, by longest ride allowed',
  unit: 'shuttles',
  bars: [
    { label: '45 minutes', value: 14 },
    { label: '50 minutes', value: 12 },
    { label: '55 minutes', value: 11 },
    { label: '60 minutes', value: 9, strong: true },
    { label: '65 minutes', value: 8 },
  ],
} as const satisfies ArticleChart;
