import { figures } from '../figures';
import { site } from '../site';
import { trialDays } from '../use-cases';
import type { UseCase } from './types';

const { courierSpeed, driverSatisfaction, courierSavings, courierCompanies } = figures;

export const useCase = {
  rank: 4,
  slug: 'couriers',
  updated: '2026-11-29',
  page: {
    title: `Courier Software for Dense Delivery Routes | ${site.name}`,
    description: `Courier software for routes of 150 stops and more: route planning by address, proof with code, scan or photo, tracking links and analytics. ${trialDays} free.`,
    keywords: [
      'courier management software',
      'courier route planning',
      'package delivery tracking',
      'courier driver app',
    ],
  },
  name: 'Couriers',
  product: `${site.name} for couriers`,
  menu: 'Routes of 200 stops a day',
  hue: 'plum',
  preview: { words: 'Courier software for dense routes', ground: 'tint' },
  order: ['stats', 'features', 'route', 'trial'],
  variants: { hero: 'beside', features: 'halves', route: 'under' },
  grounds: { stats: 'sunk', route: 'deep' },
  hero: {
    heading: 'Courier software for 200 stops per driver',
    description:
      'For courier companies whose drivers make 150 or more stops a shift. A switch, “Keep routes apart,” gives each driver an area of their own. At each stop the app collects a code, scan, signature or photo.',
    image: {
      picture: 'couriers-hero',
      narrow: 'couriers-hero-phone',
      alt: 'A courier, her bike behind her, hands a package to a woman and a child at 14 Bobbin Street; BIKE 02 is at the door.',
    },
  },
  statsTitle: 'Courier results, our own figures',
  stats: [courierSpeed, driverSatisfaction, courierSavings, courierCompanies],
  featuresTitle: 'Courier routes, proof and tracking',
  features: [
    {
      heading: 'Route planning',
      description:
        'Stops are put in order house by house. On a street too wide to cross on foot, the driver serves the odd numbers on the way out and the even ones on the way back.',
      planRow: 'Route planning with time windows',
      image: {
        picture: 'couriers-planning',
        alt: 'Bobbin Street from above: one route passes the odd numbers and comes back along the even ones; the side street belongs to another.',
      },
    },
    {
      heading: 'Driver mobile app',
      description:
        'The app shows which proof each stop needs: one-time code, scan, signature or photo. Its large keys work with one thumb and with gloves.',
      planRow: 'Driver mobile app',
      image: {
        picture: 'couriers-code',
        alt: 'Phone with very large keys: three of four digits are in for 39 Bobbin Street, stop 178 of 204; the scan is next.',
      },
    },
    {
      heading: 'Real-time tracking',
      description:
        'Customers open a link instead of calling. For the last twelve stops before theirs, it shows where the courier is and when to expect the delivery.',
      planRow: 'Tracking link for customers',
      image: {
        picture: 'couriers-link',
        alt: 'A line of twelve stops and your door: ten are served, and the courier is 6 minutes away, due at 2:08 PM.',
      },
    },
    {
      heading: 'Analytics',
      description: 'Stops and minutes per stop of each route, ready at the end of the shift.',
      planRow: 'Analytics by route',
      image: {
        picture: 'couriers-debrief',
        alt: 'Bars of four routes: Moreau 204 stops at 2.5 minutes each, Okafor 196, Castellanos 188, Bhatt 171.',
      },
    },
  ],
  route: {
    title: 'Example: a courier route of 204 stops',
    note: 'Sample day: VAN 14, S. Moreau, Wednesday, November 4, with 204 stops in 8 h 40 min.',
    image: {
      picture: 'couriers-round',
      narrow: 'couriers-round-phone',
      alt: 'A line with 204 stops, row after row. 6:30 AM left the hub; 7:55 AM gate code asked for; 9:20 AM took over two stops of BIKE 02; 11:10 AM rain, order changed; 1:20 PM school street closed; 3:10 PM all 204 delivered.',
    },
    events: [],
  },
  trial: {
    title: `Try one courier route free for ${trialDays}`,
    description:
      'Start with one courier and one day of stops, and compare the planned route with the one driven today.',
  },
} as const satisfies UseCase;
