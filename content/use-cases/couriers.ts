import { figures } from '../figures';
import { site } from '../site';
import { trialDays } from '../use-cases';
import type { UseCase } from './types';

const { courierSpeed, driverSatisfaction, courierSavings, courierCompanies } = figures;

export const useCase = {
  rank: 4,
  slug: 'couriers',
  page: {
    title: `Courier Software for Dense Delivery Routes | ${site.name}`,
    description: `Routes of two hundred doors: planned house by house, proved with a code, followed by link and counted before the debrief. ${trialDays} free.`,
    keywords: [
      'courier management software',
      'courier route planning',
      'parcel delivery tracking',
      'courier driver app',
    ],
  },
  name: 'Couriers',
  product: `${site.name} for couriers`,
  menu: 'Two hundred doors a day',
  hue: 'plum',
  preview: { words: 'Dense routes, plain proof', ground: 'tint' },
  order: ['stats', 'features', 'route', 'trial'],
  variants: { hero: 'stacked', features: 'halves', route: 'under' },
  grounds: { route: 'deep' },
  hero: {
    heading: 'Courier software for 200 doors a day',
    description:
      'For routes so dense that a wrong turn costs ten parcels. With “Keep routes apart” switched on, every courier has a patch, and each door is proven before dinner.',
    image: {
      picture: 'couriers-hero',
      narrow: 'couriers-hero-phone',
      alt: 'Map: five routes with a stop at nearly every corner leave one depot; VAN 14 is at door 178 of 204.',
    },
  },
  statsTitle: 'Courier companies, in figures',
  stats: [courierSpeed, driverSatisfaction, courierSavings, courierCompanies],
  featuresTitle: 'What a courier route needs',
  features: [
    {
      heading: 'Route planning',
      description:
        'Routes are built house by house: odd numbers up, even numbers down, where a street is too wide to cross twice.',
      planRow: 'Route planning with time windows',
      image: {
        picture: 'couriers-planning',
        alt: 'Bobbin Street from above: one route passes the odd numbers and comes back along the even ones; the side street belongs to another.',
      },
    },
    {
      heading: 'Driver mobile app',
      description: 'Next door: code, scan, signature, photo. One thumb, gloves on.',
      planRow: 'Driver mobile app',
      image: {
        picture: 'couriers-code',
        alt: 'Phone with very large keys: three of four digits are in for 39 Bobbin Street, door 178 of 204; the scan is next.',
      },
    },
    {
      heading: 'Real-time tracking',
      description: 'A link instead of a call. The customer watches the last twelve doors.',
      planRow: 'Tracking link for customers',
      image: {
        picture: 'couriers-link',
        alt: 'A line of twelve stops: the courier is 6 minutes away from your door, due at 14:08.',
      },
    },
    {
      heading: 'Analytics',
      description: 'Doors, minutes a door and punctuality by route, ready before the debrief.',
      planRow: 'Analytics by route',
      image: {
        picture: 'couriers-debrief',
        alt: 'Bars of four routes: Moreau 204 doors at 2.5 minutes each, Okafor 196, Castellanos 188, Bhatt 171.',
      },
    },
  ],
  route: {
    title: 'One courier route, every door',
    note: 'VAN 14, S. Moreau, Wednesday, November 6: 204 doors in 8 h 40.',
    image: {
      picture: 'couriers-round',
      narrow: 'couriers-round-phone',
      alt: 'A line with 204 doors, row after row. 06:30 left the hub; 07:55 gate code asked for; 09:20 took over two doors of BIKE 02; 11:10 rain, order changed; 13:20 school street closed; 15:10 all 204 proven.',
    },
    events: [],
  },
  trial: {
    title: `Try one courier route free for ${trialDays}`,
    description: 'One van, one scanner and a courier who will tell you the truth.',
  },
} as const satisfies UseCase;
