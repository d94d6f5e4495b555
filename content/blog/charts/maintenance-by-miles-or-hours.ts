import type { ArticleChart } from '../types';

export const chart = {
  kind: 'bars',
  title: 'VAN 11: when the oil is due',
  unit: 'working days',
  bars: [
    { label: 'By odometer', value: 417 },
    { label: 'By calendar', value: 260 },
    { label: 'By engine hours', value: 62, strong: true },
  ],
} as const satisfies ArticleChart;
