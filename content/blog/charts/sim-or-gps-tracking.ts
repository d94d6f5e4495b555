import type { ArticleChart } from '../types';

export const chart = {
  kind: 'bars',
  title: 'Worst-case doubt about an arrival',
  unit: 'min',
  bars: [
    { label: 'Wired unit, every 30 s', value: 0.5 },
    { label: 'Driver app, every 2 min', value: 2 },
    { label: 'SIM, every 5 min', value: 7.2 },
    { label: 'SIM, every 15 min', value: 17.2, strong: true },
    { label: 'SIM, every 30 min', value: 32.2 },
  ],
} as const satisfies ArticleChart;
