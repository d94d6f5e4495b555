import type { ArticleChart } from '../types';

export const chart = {
  kind: 'bars',
  title: 'Share of a 2-square-mile district inside one of 14 fences',
  unit: '%',
  bars: [
    { label: '150 ft', value: 1.8, strong: true },
    { label: '250 ft', value: 4.9 },
    { label: '500 ft', value: 19.7 },
    { label: '800 ft', value: 50.5 },
  ],
} as const satisfies ArticleChart;
