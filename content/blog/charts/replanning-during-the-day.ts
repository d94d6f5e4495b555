import type { ArticleChart } from '../types';

export const chart = {
  kind: 'line',
  title: 'Open stops at Riverside hub by the hour',
  unit: 'stops',
  ticks: ['8 AM', '9 AM', '10 AM', '11 AM', '12 PM', '1 PM', '2 PM', '3 PM', '4 PM', '5 PM'],
  series: [{ label: 'Open stops', values: [89, 82, 74, 65, 56, 41, 28, 14, 5, 0] }],
  limit: { label: 'Fast mode up to 50', value: 50 },
} as const satisfies ArticleChart;
