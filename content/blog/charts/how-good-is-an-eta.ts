import type { ArticleChart } from '../types';

export const chart = {
  kind: 'bars',
  title: 'Twenty arrivals against their frozen ETA',
  unit: 'arrivals',
  bars: [
    { label: '5 min or more early', value: 2 },
    { label: '1 to 4 early', value: 7 },
    { label: '0 to 4 late', value: 6 },
    { label: '5 to 9 late', value: 3 },
    { label: '10 to 14 late', value: 1, strong: true },
    { label: '15 or more late', value: 1, strong: true },
  ],
} as const satisfies ArticleChart;
