import type { ArticleChart } from '../types';

export const chart = {
  kind: 'line',
  title: 'VAN 03: delay in the rain and slack in the window, by stop',
  unit: 'min',
  ticks: ['12', '13', '14', '15', '16', '17', '18'],
  series: [
    { label: 'Slack', values: [40, 28, 46, 29, 12, 56, 12] },
    { label: 'Delay', values: [0, 0, 0, 0.25, 5, 9.5, 13.5] },
  ],
} as const satisfies ArticleChart;
