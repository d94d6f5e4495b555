import type { ArticleChart } from '../types';

export const chart = {
  kind: 'line',
  title: 'Open stops at Riverside hub by the hour',
  unit: 'stops',
  ticks: ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'],
  series: [{ label: 'Open stops', values: [89, 82, 74, 65, 56, 41, 28, 14, 5, 0] }],
  limit: { label: 'Fast mode up to 50', value: 50 },
} as const satisfies ArticleChart;
