import { site } from '../site';
import { trialDays } from '../use-cases';
import type { UseCase } from './types';

export const useCase = {
  rank: 2,
  slug: 'retail',
  page: {
    title: `Retail Replenishment and Home Delivery | ${site.name}`,
    description: `Store docks at dawn, doorsteps from ten, one van for both: time windows, arrival links, loading order and counted handovers. Try it free for ${trialDays}.`,
    keywords: [
      'retail delivery software',
      'store replenishment routing',
      'dock time windows',
      'store delivery tracking',
    ],
  },
  name: 'Retail',
  product: `${site.name} for retail`,
  menu: 'Shelves and doorsteps on one plan',
  hue: 'teal',
  preview: { words: 'Stores filled before opening', ground: 'tint' },
  order: ['features', 'route', 'stats', 'trial'],
  variants: { hero: 'beside', features: 'halves', route: 'under' },
  grounds: { route: 'sunk', trial: 'deep' },
  hero: {
    heading: 'Store and home delivery in one plan',
    description:
      'Milk at seven, sofas at ten: stores want it before they open, customers want it when they are home, and the van would like one load.',
    image: {
      picture: 'retail-hero',
      narrow: 'retail-hero-phone',
      alt: 'Map: VAN 05 drives past a row of stores; short routes lead to doorsteps.',
    },
  },
  statsTitle: 'Retail delivery in four figures',
  stats: [
    { value: '1 plan', label: 'for docks and doorsteps alike' },
    { value: '3 bays', label: 'chilled, frozen and ambient' },
    { value: '2 taps', label: 'hand a store to another van' },
    { value: '5–15 min', label: 'from a delay to the next plan' },
  ],
  featuresTitle: 'What a store asks of a van',
  features: [
    {
      heading: 'Store time windows',
      description:
        'Dock hours, opening hours and the street’s delivery ban belong to the store’s record. A driver who has never been there knows them too.',
      planRow: 'Route planning with time windows',
      image: {
        picture: 'retail-dock',
        alt: 'A store before it opens at 08:00, shutters down; its dock takes goods from 05:40 to 06:10.',
      },
    },
    {
      heading: 'Arrival link',
      description:
        'A store opens it and reads the minute its cages come, so nobody waits at the shutter with a pallet jack.',
      planRow: 'Tracking link for customers',
      image: {
        picture: 'retail-cages',
        alt: 'Three roll cages, each with its store, the minute it is due and the hours of the dock: Market Row 05:48, Mill Quarter 06:15, Weavers’ Gate 06:55.',
      },
    },
    {
      heading: 'Loading order',
      description:
        'The last store goes in first. The order comes with the route, so nobody climbs over yogurt to reach the bread.',
      planRow: 'Route planning with time windows',
      image: {
        picture: 'retail-load',
        alt: 'Six pallets queue behind a van with open doors: the one for Bobbin Street goes in first, Market Row last.',
      },
    },
    {
      heading: 'Signed handover',
      description:
        'Crates are scanned as they roll off. If one is short, dock and driver agree on it there and then, with a name.',
      planRow: 'E-signature and OTP',
      image: {
        picture: 'retail-crates',
        alt: 'A stack of crates with one gap: 23 of 24, agreed by K. Osei at 07:02.',
      },
    },
  ],
  route: {
    title: 'One store route, six docks',
    note: 'VAN 05, N. Alvarez, Tuesday, November 12. A bar is a dock that is open; the line has to pass through every one.',
    image: {
      picture: 'retail-stringline',
      narrow: 'retail-stringline-phone',
      alt: 'Chart of miles driven over time. VAN 05 leaves Foundry hub at 05:25 and meets each open dock: Market Row 05:48, Mill Quarter 06:15, Weavers’ Gate 06:55 with its dock lift out of order, Fuller’s Field 07:30, Tenter Park 08:03, Bobbin Street 08:36. It is back at 09:18 and delivers the first sofa at 10:00.',
    },
    events: [],
  },
  trial: {
    title: `Free trial, on approval for ${trialDays}`,
    description: 'If your dock manager shrugs, it goes back. Here is the receipt.',
  },
} as const satisfies UseCase;
