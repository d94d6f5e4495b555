import type { ArticleChart } from '../types';

export const chart = {
  kind: 'bars',
  title: 'CO2 per delivered package, one change at a time',
  unit: 'g',
  bars: [
    { label: 'Today', value: 395 },
    { label: 'Failed deliveries 8 to 4 in 100', value: 379 },
    { label: 'A tenth fewer miles between stops', value: 371 },
    { label: '132 packages a van', value: 370 },
    { label: '15 miles per gallon', value: 369 },
    { label: 'Five electric vans', value: 329, strong: true },
  ],
} as const satisfies ArticleChart;
