import { figures } from '../figures';
import type { Headed } from '../schemas/home/sections';
import type { CommunityRow } from './types';

export type { CommunityRow } from './types';

export const communityRows: readonly CommunityRow[] = [
  {
    label: 'Deliveries optimized',
    figure: figures.deliveries.value,
    thread: 'cobalt',
  },
  {
    label: 'Vehicles on the map',
    figure: figures.vehicles.value,
    thread: 'madder',
  },
  { label: 'Customers', figure: figures.customers.value, thread: 'teal' },
  {
    label: 'Lower fleet operating cost',
    figure: figures.fleetOperatingCost.value,
    thread: 'ochre',
  },
  {
    label: 'Higher vehicle utilization',
    figure: figures.fleetUtilization.value,
    thread: 'plum',
  },
];

export const communitySection: Headed = {
  title: 'Customers, counted',
};
