import { figures } from '../figures';
import type { Headed } from '../schemas/home/sections';
import { site } from '../site';
import type { CommunityRow } from './types';

export type { CommunityRow } from './types';

export const communityRows: readonly CommunityRow[] = [
  {
    label: 'Deliveries optimized',
    figure: figures.deliveries.value,
    hue: 'cobalt',
  },
  {
    label: 'Vehicles on the map',
    figure: figures.vehicles.value,
    hue: 'madder',
  },
  { label: 'Customers', figure: figures.customers.value, hue: 'teal' },
  {
    label: 'Lower fleet operating cost',
    figure: figures.fleetOperatingCost.value,
    hue: 'ochre',
  },
  {
    label: 'Higher vehicle utilization',
    figure: figures.fleetUtilization.value,
    hue: 'plum',
  },
];

export const communitySection: Headed = {
  title: `${site.name} in numbers: our own figures`,
};
