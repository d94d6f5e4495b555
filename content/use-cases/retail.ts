import { site } from '../site';
import { trialDays } from '../use-cases';
import type { UseCase } from './types';

export const useCase = {
  rank: 2,
  slug: 'retail',
  updated: '2026-11-29',
  page: {
    title: `Retail Delivery and Replenishment Software | ${site.name}`,
    description: `Retail delivery software for store replenishment and home delivery: dock windows, arrival links, loading order, signed handovers. Try it free for ${trialDays}.`,
    keywords: [
      'retail delivery software',
      'store replenishment routing',
      'dock time windows',
      'store delivery tracking',
    ],
  },
  name: 'Retail',
  product: `${site.name} for retail`,
  menu: 'Store and home delivery on one plan',
  hue: 'teal',
  preview: { words: 'Store and home delivery, one plan', ground: 'tint' },
  order: ['features', 'route', 'stats', 'trial'],
  variants: { hero: 'beside', features: 'halves', route: 'under' },
  grounds: { route: 'sunk', trial: 'deep' },
  hero: {
    heading: 'Store and home delivery software for retail',
    description:
      'For retailers that supply stores and deliver to homes with one fleet. One plan respects dock hours and customers’ time windows, and shows loaders what goes in first: the last stop.',
    image: {
      picture: 'retail-hero',
      narrow: 'retail-hero-phone',
      alt: 'Dock 2 at 6:20 AM: a store manager checks a list as a loader rolls the tenth of 12 carts out of TRUCK 04; two are still inside.',
    },
  },
  statsTitle: 'Retail delivery at a glance',
  stats: [
    { value: '1 plan', label: 'for store docks and home deliveries' },
    { value: '3 zones', label: 'in one truck: chilled, frozen and ambient' },
    { value: '2 taps', label: 'to move a store to another van' },
    { value: '5–15 min', label: 'from a delay to a re-optimized plan' },
  ],
  featuresTitle: 'Retail delivery from dock to handover',
  features: [
    {
      heading: 'Store time windows',
      description:
        'Each store’s record holds its dock hours, opening hours and local delivery bans. A driver who is new to the route sees them too.',
      planRow: 'Route planning with time windows',
      image: {
        picture: 'retail-dock',
        alt: 'A store before it opens at 8:00 AM, shutters down; its dock takes goods from 5:40 to 6:10 AM.',
      },
    },
    {
      heading: 'Arrival link',
      description:
        'Store staff open a link that shows when their carts arrive, so they come to the dock on time and not early.',
      planRow: 'Tracking link for customers',
      image: {
        picture: 'retail-cages',
        alt: 'Three roll carts, each with its store, the minute it is due and the hours of the dock: Market Row 5:48 AM, Mill Quarter 6:15 AM, Weavers’ Gate 6:55 AM.',
      },
    },
    {
      heading: 'Loading order',
      description:
        'The last store’s goods go in first. The loading order comes with the route, so each stop’s goods are at the doors when the van arrives.',
      planRow: 'Route planning with time windows',
      image: {
        picture: 'retail-load',
        alt: 'Six pallets queue behind a van with open doors: the one for Bobbin Street goes in first, Market Row last.',
      },
    },
    {
      heading: 'Signed handover',
      description:
        'Crates are scanned as they leave the van. If one is missing, store and driver record it on the spot and sign.',
      planRow: 'E-signature and OTP',
      image: {
        picture: 'retail-crates',
        alt: 'A stack of crates with one gap: 23 of 24, agreed by K. Osei at 7:02 AM.',
      },
    },
  ],
  route: {
    title: 'Example: one route, six store docks',
    note: 'Sample day: VAN 05, N. Alvarez, November 12. Bars are open docks; the drive back, before a second trip, is not drawn.',
    image: {
      picture: 'retail-stringline',
      narrow: 'retail-stringline-phone',
      alt: 'Chart of miles driven over time. VAN 05 leaves Foundry hub at 5:25 AM and meets each open dock: Market Row 5:48, Mill Quarter 6:15, Weavers’ Gate 6:55 with its dock lift out of order, Fuller’s Field 7:30, Tenter Park 8:03, Bobbin Street 8:36. It is back at 9:18 and delivers the first sofa at 10:00 AM.',
    },
    events: [],
  },
  trial: {
    title: `Try one store route free for ${trialDays}`,
    description:
      'Plan one route with your own docks and hours. The trial costs nothing, as the receipt shows.',
  },
} as const satisfies UseCase;
