import type { CustomersSection } from '../schemas/home/sections';
import type { Customer } from './types';

export type { Customer } from './types';

export const customers: readonly Customer[] = [
  { name: 'Parcelhaus', icon: 'box', mark: 'tight', sample: true },
  { name: 'Kiteway', mark: 'spaced', sample: true },
  { name: 'Ostra Couriers', icon: 'contrast', mark: 'narrow', sample: true },
  { name: 'fernhill foods', mark: 'plain', sample: true },
  { name: 'NORRBY', mark: 'caps', sample: true },
  { name: 'Saltmarsh & Co', icon: 'waves-horizontal', mark: 'light', sample: true },
  { name: 'movaro', mark: 'heavy', sample: true },
];

export const customersSection: CustomersSection = {
  label: 'Some of our clients',
  pauseLabel: 'Pause marks',
  sample: 'The companies are samples.',
};
