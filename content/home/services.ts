import { routes } from '@/lib/routes';
import { timeOfDay } from '@/lib/words/time-words';
import { figures } from '../figures';
import { deliveryStats } from '../products/delivery-stats';
import type { ServicesSection } from '../schemas/home/sections';
import { fleet, proofOfDelivery, stopTotal } from './fleet';
import type { Service } from './types';

export type { Service } from './types';

const { vehicles } = fleet;
const planned = vehicles.reduce((sum, { miles }) => sum + miles, 0).toFixed(1);

export const services: readonly Service[] = [
  {
    id: 'fleet',
    title: 'Fleet Management',
    description:
      'Track every vehicle by IoT/GPS hardware, the driver app or, where phone networks offer it, the driver’s SIM. OBD, fuel, cold-chain and RFID readings show on the same screen.',
    figures: [figures.fleetOperatingCost],
    hue: 'cobalt',
    href: routes.fleetManagement,
    image: {
      picture: 'services-fleet',
      narrow: 'services-fleet-phone',
      alt: `The day of ${fleet.hub} at ${timeOfDay(fleet.clock.label)}: ${vehicles.length} vehicles, ${fleet.onTime} of ${stopTotal} stops on track.`,
    },
  },
  {
    id: 'delivery',
    title: 'Delivery Management',
    description:
      'Send orders to drivers, text customers an arrival time, and keep the signature or one-time code for every delivery.',
    figures: deliveryStats.map(({ value, label }) => ({ value, label })),
    hue: 'madder',
    href: routes.deliveryManagement,
    image: {
      picture: 'services-delivery',
      narrow: 'services-delivery-phone',
      alt: `Proof of delivery: ${proofOfDelivery.address}, ${timeOfDay(proofOfDelivery.time)}, signed by ${proofOfDelivery.signedBy}.`,
    },
  },
  {
    id: 'route',
    title: 'Route Optimization',
    description:
      'Import the day’s stops and get one route per vehicle that fits traffic, weather, capacity and shift length.',
    figures: [figures.routeCostReduction],
    hue: 'teal',
    href: routes.routeOptimization,
    image: {
      picture: 'services-route',
      narrow: 'services-route-phone',
      alt: `Plan for ${fleet.date}: ${vehicles.length} vehicles, ${stopTotal} stops, ${planned} miles, on a map without overlaps.`,
    },
  },
];

export const servicesSection: ServicesSection = {
  title: 'Fleet, delivery and route software',
  tabsLabel: 'Services',
  stated: 'our own figures',
};
