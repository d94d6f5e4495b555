import { routes } from '@/lib/routes';
import type { ServicesSection } from '../schemas/home/sections';
import type { Service } from './types';

export type { Service } from './types';

export const services: readonly Service[] = [
  {
    id: 'fleet',
    title: 'Fleet Management',
    description:
      'See every vehicle through IoT/GPS hardware, a plain SIM or the driver app. OBD, fuel, cold-chain and RFID readings arrive on the same screen.',
    thread: 'cobalt',
    href: routes.fleetManagement,
  },
  {
    id: 'delivery',
    title: 'Delivery Management',
    description:
      'Hand orders to drivers, tell customers the hour, and keep the signature or one-time code from every door.',
    thread: 'madder',
    href: routes.deliveryManagement,
  },
  {
    id: 'route',
    title: 'Route Optimization',
    description:
      'Drop in the day’s stops and get one route per vehicle, measured against traffic, rain, capacity and shift length.',
    thread: 'teal',
    href: routes.routeOptimization,
  },
];

/** The section around them. */
export const servicesSection: ServicesSection = {
  title: 'Plan it, send it, watch it arrive.',
  tabsLabel: 'Services',
};
