import type { ArticleChart } from '../types';

export const chart = {
  kind: 'line',
  title: 'An empty box cooled before loading',
  unit: '°F',
  ticks: ['0', '10', '20', '30', '40', '50', '60 min'],
  series: [{ label: 'Air in the box', values: [88, 66, 52, 43, 37, 36, 36] }],
  limit: { label: 'Written down', value: 38 },
} as const satisfies ArticleChart;
