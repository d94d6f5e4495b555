import { figures } from '../figures';
import type { CommunitySection } from '../schemas/home/sections';
import { site } from '../site';
import type { CommunityRow } from './types';

export type { CommunityRow } from './types';

export const communityRows: readonly CommunityRow[] = [
  {
    label: 'Deliveries optimized',
    figure: figures.deliveries.value,
    thread: 'cobalt',
    stops: [31, 53, 72],
  },
  {
    label: 'Vehicles on the map',
    figure: figures.vehicles.value,
    thread: 'madder',
    stops: [54, 73],
  },
  { label: 'Customers', figure: figures.customers.value, thread: 'teal', stops: [] },
  {
    label: 'Lower fleet operating cost',
    figure: figures.fleetOperatingCost.value,
    thread: 'ochre',
    stops: [33, 56, 75],
  },
  {
    label: 'Higher vehicle utilization',
    figure: figures.fleetUtilization.value,
    thread: 'plum',
    stops: [76],
  },
];

/** The section around them. */
export const communitySection: CommunitySection = {
  title: 'The community, counted',
  aside: `Two-bike kitchens and national couriers dispatch with ${site.name}. It adds up.`,
};
