import { routes } from '@/lib/routes';
import type { Industry } from './types';

export type { Industry } from './types';

export const industries: readonly Industry[] = [
  {
    id: 'restaurants',
    title: 'Restaurants & QSR',
    heading: 'Hot food has a radius',
    description:
      'Riders are matched by minutes from the pass, not by ZIP code. Orders from neighboring kitchens share a bag only when both stay hot.',
    features: [
      { name: 'Prep-time sync', icon: 'timer' },
      { name: 'Bike and scooter', icon: 'bike' },
      { name: 'Customer ratings', icon: 'star' },
      { name: 'Live tracking link', icon: 'map-pin' },
    ],
    picture: 'sheet-restaurants',
    pictureAlt: 'Map: routes fan out from a kitchen, with rings for minutes around it.',
    narrow: 'sheet-restaurants-small',
    sheet: 'madder',
    link: { label: 'See the restaurant page', href: routes.useCaseRestaurants },
  },
  {
    id: 'retail',
    title: 'Retail',
    heading: 'The van knows the shop hours',
    description:
      'Store replenishment and home delivery leave on one plan. Each stop carries its dock, its window and the hour the shutters go up.',
    features: [
      { name: 'Store time windows', icon: 'clock' },
      { name: 'Dock and bay notes', icon: 'store' },
      { name: 'Returns on the way', icon: 'undo-2' },
      { name: 'Signed handover', icon: 'clipboard-check' },
    ],
    picture: 'sheet-retail',
    pictureAlt: 'Map: delivery routes run past shops, each marked with a square.',
    narrow: 'sheet-retail-small',
    sheet: 'teal',
    link: { label: 'See the retail page', href: routes.useCaseRetail },
  },
  {
    id: 'ecommerce',
    title: 'E-commerce & FMCG',
    heading: 'One hub, far doorsteps',
    description:
      'Orders from every storefront are pooled at the hub, split by weight and promised hour, and released in waves that fill the van.',
    features: [
      { name: 'Storefront sync', icon: 'shopping-bag' },
      { name: 'Load by weight', icon: 'package' },
      { name: 'Cash on delivery', icon: 'receipt-text' },
      { name: 'OTP handover', icon: 'key-round' },
    ],
    picture: 'sheet-ecommerce',
    pictureAlt: 'Map: long routes reach from one hub to the far edges of the city.',
    narrow: 'sheet-ecommerce-small',
    sheet: 'cobalt',
    link: { label: 'See the e-commerce page', href: routes.useCaseEcommerce },
  },
  {
    id: 'couriers',
    title: 'Couriers',
    heading: 'Dense stops, short hops',
    description:
      'Parcels are sorted into territories that never cross, so a courier learns the doorbells. Late pickups join the nearest round without breaking it.',
    features: [
      { name: 'Scan at loading', icon: 'scan-line' },
      { name: 'Pickup cut-offs', icon: 'timer' },
      { name: 'Proof at the door', icon: 'badge-check' },
      { name: 'Even territories', icon: 'route' },
    ],
    picture: 'sheet-couriers',
    pictureAlt: 'Map: short routes with many stops, each in a part of the city of its own.',
    narrow: 'sheet-couriers-small',
    sheet: 'plum',
    link: { label: 'See the courier page', href: routes.useCaseCouriers },
  },
  {
    id: 'employee-transport',
    title: 'Employee transport',
    heading: 'Everyone at the gate by shift start',
    description:
      'Rosters become pickup rounds sized to the seats on each shuttle. Riders watch the bus come, and the last one home at night is accounted for.',
    features: [
      { name: 'Shift rosters', icon: 'calendar-check' },
      { name: 'Seat capacity', icon: 'users' },
      { name: 'Safe-drop check-in', icon: 'shield-check' },
      { name: 'Gate arrival times', icon: 'bus' },
    ],
    picture: 'sheet-employee',
    pictureAlt: 'Map: shuttle routes from all sides of the city meet at one gate.',
    narrow: 'sheet-employee-small',
    sheet: 'ochre',
    link: { label: 'Read the pickup and drop case', href: routes.caseEmployeeTransport },
  },
];

/** The section around them. */
export const industriesSection = { title: 'Industries We Serve' } as const;
