import type { ArticleChart } from '../types';

export const chart = {
  kind: 'line',
  title: 'Load of VAN 03 after every second stop',
  unit: 'cu ft',
  ticks: ['Start', '2', '4', '6', '8', '10', '12', '14', '16', '18'],
  series: [
    { label: 'Deliveries only', values: [270, 240, 210, 180, 150, 120, 90, 60, 30, 0] },
    { label: 'With two pickups', values: [270, 240, 290, 260, 230, 240, 210, 180, 150, 120] },
  ],
  limit: { label: 'Van is full', value: 300 },
} as const satisfies ArticleChart;
