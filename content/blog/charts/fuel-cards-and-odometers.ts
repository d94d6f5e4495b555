import type { ArticleChart } from '../types';

export const chart = {
  kind: 'line',
  title: 'Miles per gallon over eight fills',
  unit: 'mpg',
  ticks: ['1', '2', '3', '4', '5', '6', '7', '8'],
  series: [
    { label: 'VAN 23, typing error', values: [15.1, 14.9, 15.0, 21.4, 8.6, 15.1, 14.8, 15.0] },
    { label: 'VAN 27, mechanical fault', values: [15.0, 14.8, 14.6, 14.3, 14.1, 13.8, 13.6, 13.3] },
    { label: 'Card 6, missing fuel', values: [15.1, 13.4, 15.0, 14.9, 13.4, 15.0, 13.4, 15.1] },
  ],
  limit: { label: 'Norm', value: 15 },
} as const satisfies ArticleChart;
