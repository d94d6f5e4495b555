import type { ArticleChart } from '../types';

export const chart = {
  kind: 'bars',
  title: 'Twenty missed orders by their first cause',
  unit: 'orders',
  bars: [
    { label: 'Picked short', value: 6 },
    { label: 'Waited at the gate', value: 4 },
    { label: 'Late on the road', value: 3, strong: true },
    { label: 'Appointment moved', value: 3 },
    { label: 'Damaged', value: 2 },
    { label: 'Count disputed', value: 2 },
  ],
} as const satisfies ArticleChart;
