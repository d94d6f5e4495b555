import { stopTotal } from '../home/fleet';
import { site } from '../site';
import { trialDays } from '../use-cases';
import type { UseCase } from './types';

export const useCase = {
  rank: 3,
  slug: 'ecommerce',
  page: {
    title: `E-commerce Delivery from Hub to Doormat | ${site.name}`,
    description: `Orders of every storefront in one list, waves by the promised hour, a link that follows the box, returns on the way home. ${trialDays} free.`,
    keywords: [
      'e-commerce delivery software',
      'CPG distribution routing',
      'order tracking link',
      'returns pickup',
    ],
  },
  name: 'E-commerce',
  product: `${site.name} for e-commerce`,
  menu: 'A hub and very far spokes',
  hue: 'cobalt',
  preview: { words: 'From hub to hallway', ground: 'tint' },
  order: ['features', 'trial', 'route', 'stats'],
  variants: { hero: 'stacked', features: 'columns', route: 'under' },
  grounds: { trial: 'deep', stats: 'sunk' },
  hero: {
    heading: 'E-commerce delivery to the doormat',
    description:
      'Checkout ends here. Somebody tapped Buy at midnight; a trailer, a sorting line, a van and a stairwell come next, and it should feel like one move.',
    image: {
      picture: 'ecommerce-hero',
      narrow: 'ecommerce-hero-phone',
      alt: 'Map: routes leave a hub on the left; the longest crosses the river and the whole city.',
    },
  },
  statsTitle: 'E-commerce delivery in four figures',
  stats: [
    { value: '1 link', label: 'follows the order, whoever carries it' },
    { value: '2 ways', label: 'out with a parcel, back with a return' },
    { value: '3 min', label: 'at most, to plan two hundred stops' },
    { value: '4 notices', label: 'scheduled, out, delivered, stuck' },
  ],
  featuresTitle: 'From checkout to the doorbell',
  features: [
    {
      heading: 'Storefront sync',
      description:
        'Web store, marketplace and phone orders land in the same list, each with its wave.',
      planRow: 'Storefront and marketplace orders',
      image: {
        picture: 'ecommerce-orders',
        alt: 'A store, a basket and a phone feed one list of three orders with their hours.',
      },
    },
    {
      heading: 'Waves by the hour',
      description:
        'Orders promised within the same three hours are sorted in one wave, so the line sorts once and nobody looks for a box at the van.',
      planRow: 'Route planning with time windows',
      image: {
        picture: 'ecommerce-waves',
        alt: 'Orders stacked in three waves: 24 for eight to eleven, 37 for eleven to two, 28 for two to five.',
      },
    },
    {
      heading: 'A link from the store',
      description:
        'The shopper sees where the box is and when the bell rings. The store’s inbox has one question less.',
      planRow: 'Tracking link for customers',
      image: {
        picture: 'ecommerce-link',
        alt: 'The way of order WL-40912: bought 00:12, at the hub 04:10, in VAN 03 since 08:00, at your door at 14:20.',
      },
    },
    {
      heading: 'Returns',
      description:
        'The van that brings a box can take one back. The refund starts with the scan at the door.',
      planRow: 'Driver mobile app',
      image: {
        picture: 'ecommerce-carton',
        alt: 'A carton whose old label is struck through; the new one reads return, and the refund started at 14:21.',
      },
    },
  ],
  route: {
    title: 'One trailer, unraveled',
    note: `Riverside hub, Thursday, November 14. A trailer’s ${stopTotal} orders leave on five routes; follow the cobalt one.`,
    image: {
      picture: 'ecommerce-cable',
      narrow: 'ecommerce-cable-phone',
      alt: 'A cable of five colors runs into the hub and fans out to five vehicles with 14, 18, 26, 16 and 15 stops. Five numbered moments are listed below.',
    },
    events: [
      {
        time: '04:10',
        text: 'Trailer TRL 212 docks with everything bought by half past midnight.',
      },
      { time: '06:20', text: 'Sorted by hour, then by street, into five loads.' },
      { time: '08:00', text: 'VAN 03 leaves with eighteen stops, the last one loaded first.' },
      { time: '14:20', text: 'Stop twelve, 31 Bobbin Street: two parcels in, one return out.' },
      { time: '16:00', text: 'VAN 03 is empty, save for three boxes that came back.' },
    ],
  },
  trial: {
    title: `Free trial, returnable for ${trialDays}`,
    description: 'No label to print, no box to find: an unused trial ends by itself.',
  },
} as const satisfies UseCase;
