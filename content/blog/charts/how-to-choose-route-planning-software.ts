import type { ArticleChart } from '../types';

export const chart = {
  kind: 'bars',
  title: 'Our own score on the checklist, by group',
  unit: 'points',
  bars: [
    { label: 'Planning, of 12', value: 10 },
    { label: 'Data, of 10', value: 7 },
    { label: 'On the road, of 8', value: 4 },
    { label: 'Price and help, of 6', value: 4 },
    { label: 'Evidence, of 4', value: 0, strong: true },
  ],
} as const satisfies ArticleChart;
