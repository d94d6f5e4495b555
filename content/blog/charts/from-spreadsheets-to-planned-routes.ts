import type { ArticleChart } from '../types';

export const chart = {
  kind: 'line',
  title: 'Minutes at the planning desk in ten working days',
  unit: 'min',
  ticks: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  series: [{ label: 'Sheet and plan', values: [155, 170, 155, 140, 135, 110, 90, 75, 55, 40] }],
  limit: { label: 'Sheet alone', value: 95 },
} as const satisfies ArticleChart;
