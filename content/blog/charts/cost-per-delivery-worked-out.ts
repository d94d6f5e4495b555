import type { ArticleChart } from '../types';

export const chart = {
  kind: 'bars',
  title: 'Cost of one completed delivery',
  unit: '$',
  bars: [
    { label: 'Driver', value: 11.76, strong: true },
    { label: 'Dispatch', value: 2.82 },
    { label: 'Van', value: 2.44 },
    { label: 'Loading', value: 0.97 },
    { label: 'Calls and claims', value: 0.64 },
    { label: 'Fuel and wear', value: 0.41 },
    { label: 'Phone and software', value: 0.13 },
  ],
} as const satisfies ArticleChart;
