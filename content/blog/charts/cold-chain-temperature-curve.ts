import type { ArticleChart } from '../types';

export const chart = {
  kind: 'line',
  title: 'VAN 11 in the worked example, a reading every ten minutes',
  unit: '°F',
  ticks: [
    '10 AM',
    '10:10',
    '10:20',
    '10:30',
    '10:40',
    '10:50',
    '11 AM',
    '11:10',
    '11:20',
    '11:30',
    '11:40',
    '11:50',
    'noon',
  ],
  series: [
    { label: 'Air in the box', values: [36, 37, 46, 40, 37, 45, 39, 37, 38, 40, 42, 44, 46] },
    {
      label: 'Probe in the product',
      values: [36, 36, 36.1, 36.3, 36.3, 36.4, 36.5, 36.5, 36.5, 36.6, 36.8, 37.2, 37.6],
    },
  ],
  limit: { label: 'Limit', value: 41 },
} as const satisfies ArticleChart;
