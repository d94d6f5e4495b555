import type { ArticleChart } from '../types';

export const chart = {
  kind: 'bars',
  title: 'One delivery day in a window of 14 hours',
  unit: 'min',
  bars: [
    { label: 'At 16 doors', value: 352 },
    { label: 'Driving', value: 260 },
    { label: 'Checking and loading', value: 60 },
    { label: 'Lunch', value: 30 },
    { label: 'At the hub in the evening', value: 25 },
    { label: 'Left over', value: 113, strong: true },
  ],
} as const satisfies ArticleChart;
