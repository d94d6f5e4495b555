import { stopTotal } from '../home/fleet';
import { site } from '../site';
import { trialDays } from '../use-cases';
import type { UseCase } from './types';

export const useCase = {
  rank: 3,
  slug: 'ecommerce',
  updated: '2026-11-29',
  page: {
    title: `E-commerce and CPG Delivery Software | ${site.name}`,
    description: `E-commerce delivery software: orders of every storefront in one list, delivery waves by time slot, tracking links and returns on the same route. ${trialDays} free.`,
    keywords: [
      'e-commerce delivery software',
      'CPG distribution routing',
      'order tracking link',
      'returns pickup',
    ],
  },
  name: 'E-commerce',
  product: `${site.name} for e-commerce`,
  menu: 'From hub to doorstep, and returns',
  hue: 'cobalt',
  preview: { words: 'Delivery from hub to doorstep', ground: 'tint' },
  order: ['features', 'trial', 'route', 'stats'],
  variants: { hero: 'beside', features: 'columns', route: 'under' },
  grounds: { trial: 'deep', stats: 'sunk' },
  hero: {
    heading: 'Delivery software for e-commerce and CPG',
    description:
      'For online stores and consumer-goods brands that deliver from a hub: plan the orders of all your stores by promised time slot, send shoppers a tracking link, and pick up returns on the same route.',
    image: {
      picture: 'ecommerce-hero',
      narrow: 'ecommerce-hero-phone',
      alt: 'A loader scans a carton in a trailer; a hub manager looks on, four vans with open doors and a bike wait.',
    },
  },
  statsTitle: 'E-commerce delivery in four figures',
  stats: [
    { value: '1 link', label: 'tracks the order from the hub to the door' },
    { value: '2 ways', label: 'a package delivered and a return picked up at one stop' },
    { value: '3 min', label: 'or less to plan 200 stops' },
    { value: '4 notices', label: 'scheduled, out for delivery, delivered, exception' },
  ],
  featuresTitle: 'From checkout to delivery and returns',
  features: [
    {
      heading: 'Storefront sync',
      description:
        'Orders from your web store, marketplaces and phone land in one list, each with its delivery wave.',
      planRow: 'Storefront and marketplace orders',
      image: {
        picture: 'ecommerce-orders',
        alt: 'A store, a basket and a phone feed one list of three orders with their hours.',
      },
    },
    {
      heading: 'Delivery waves',
      description:
        'Orders promised for the same three hours form one wave, so the warehouse sorts once and each van is loaded with its last stop first.',
      planRow: 'Route planning with time windows',
      image: {
        picture: 'ecommerce-waves',
        alt: 'Orders stacked in three waves: 24 for eight to eleven, 37 for eleven to two, 28 for two to five.',
      },
    },
    {
      heading: 'Customer tracking link',
      description:
        'Shoppers see where their order is and when it arrives, so fewer of them write to ask.',
      planRow: 'Tracking link for customers',
      image: {
        picture: 'ecommerce-link',
        alt: 'Progress of order WL-40912: bought at 12:12 AM, at the hub at 4:10 AM, in VAN 03 since 8:00 AM, at your door at 2:20 PM.',
      },
    },
    {
      heading: 'Returns pickup',
      description:
        'The van that delivers a box can pick up a return at the same stop. The scan at the door starts the refund.',
      planRow: 'Driver mobile app',
      image: {
        picture: 'ecommerce-carton',
        alt: 'A carton whose old label is struck through; the new one reads return, and the refund started at 2:21 PM.',
      },
    },
  ],
  route: {
    title: 'Example: one trailer, five routes',
    note: `Sample day: Riverside hub, Thursday, November 12. A trailer’s ${stopTotal} orders leave on five routes; follow the blue one.`,
    image: {
      picture: 'ecommerce-cable',
      narrow: 'ecommerce-cable-phone',
      alt: 'Five colored lines run into the hub and fan out to five vehicles with 14, 18, 26, 16 and 15 stops. Five numbered moments are listed below.',
    },
    events: [
      {
        time: '4:10 AM',
        text: 'Trailer TRL 212 arrives with all orders placed by 12:30 AM.',
      },
      { time: '6:20 AM', text: 'Orders are sorted by hour, then by street, into five loads.' },
      { time: '8:00 AM', text: 'VAN 03 leaves with 18 stops, the last one loaded first.' },
      {
        time: '2:20 PM',
        text: 'Stop 12, 31 Bobbin Street: two packages delivered, one return picked up.',
      },
      { time: '4:00 PM', text: 'VAN 03 is back at the hub with three returns.' },
    ],
  },
  trial: {
    title: `Deliver your orders free for ${trialDays}`,
    description:
      'Upload one day of orders to start. A trial that you do not continue ends by itself.',
  },
} as const satisfies UseCase;
