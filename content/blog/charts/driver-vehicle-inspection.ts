import type { ArticleChart } from '../types';

export const chart = {
  kind: 'bars',
  title: 'Forty findings in a quarter, by part of the report',
  unit: 'findings',
  bars: [
    { label: 'Lights and reflectors', value: 15, strong: true },
    { label: 'Tires', value: 9, strong: true },
    { label: 'Wipers', value: 5 },
    { label: 'Mirrors', value: 4 },
    { label: 'Service brakes', value: 2 },
    { label: 'Parking brake', value: 1 },
    { label: 'Steering', value: 1 },
    { label: 'Horn', value: 1 },
    { label: 'Wheels and rims', value: 1 },
    { label: 'Emergency equipment', value: 1 },
    { label: 'Coupling devices', value: 0 },
  ],
} as const satisfies ArticleChart;
