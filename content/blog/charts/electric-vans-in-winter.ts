import type { ArticleChart } from '../types';

export const chart = {
  kind: 'line',
  title: 'Range of the example van by outside temperature and pace',
  unit: 'mi',
  ticks: ['68 °F', '59 °F', '50 °F', '41 °F', '32 °F', '23 °F', '14 °F'],
  series: [
    { label: 'County route, 12 mph', values: [126, 121, 110, 100, 91, 84, 78] },
    { label: 'City route, 6 mph', values: [120, 115, 98, 85, 75, 67, 60] },
  ],
  limit: { label: '78 plus reserve', value: 92 },
} as const satisfies ArticleChart;
