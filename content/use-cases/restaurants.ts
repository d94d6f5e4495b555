import { site } from '../site';
import { trialDays } from '../use-cases';
import type { UseCase } from './types';

export const useCase = {
  rank: 1,
  slug: 'restaurants',
  updated: '2026-11-29',
  page: {
    title: `Restaurant and QSR Delivery Software | ${site.name}`,
    description: `Restaurant delivery software: riders arrive when food is ready, orders share a ride within minutes you set, guests get tracking links. Free for ${trialDays}.`,
    keywords: [
      'restaurant delivery management',
      'QSR delivery software',
      'food delivery rider tracking',
      'order batching',
    ],
  },
  name: 'Restaurants',
  product: `${site.name} for restaurants`,
  menu: 'Riders arrive when the food is ready',
  hue: 'madder',
  preview: { words: 'Delivery software for restaurants', ground: 'tint' },
  order: ['stats', 'route', 'features', 'trial'],
  variants: { hero: 'beside', features: 'columns', route: 'beside' },
  grounds: { route: 'deep', features: 'sunk' },
  hero: {
    heading: 'Delivery software for restaurants and QSR',
    description:
      'For restaurants with their own bike couriers. Each rider is sent to arrive when the food is ready, and takes a second order only if both get to the door within the minutes you set.',
    image: {
      picture: 'restaurants-hero',
      narrow: 'restaurants-hero-phone',
      alt: 'A cook sets a bag on the counter as the timer reaches 0:00, and a rider with a box on his back comes in for it.',
    },
  },
  statsTitle: 'Restaurant delivery rules and limits',
  stats: [
    { value: '12 min', label: 'limit from kitchen to door, set by you' },
    { value: '2 kitchens', label: 'at most on one ride, if both meals arrive in time' },
    { value: 'Under 30 s', label: 'to plan up to 50 stops in fast mode' },
    { value: '4 digits', label: 'confirm that the right guest has the right bag' },
  ],
  featuresTitle: 'Dispatch riders by cooking time',
  features: [
    {
      heading: 'Prep-time sync',
      description:
        'Cooking and the ride to the kitchen are planned to end at the same minute, so riders do not wait at the counter and food does not cool there.',
      planRow: 'Route planning with time windows',
      image: {
        picture: 'restaurants-prep',
        alt: 'Two bars end at 7:13 PM: eleven minutes of cooking, and six minutes of riding to the kitchen.',
      },
    },
    {
      heading: 'Order batching',
      description:
        'One rider takes two orders from neighboring kitchens if they go the same way. If the second would arrive too late, another rider is sent for it.',
      planRow: 'Route planning with time windows',
      image: {
        picture: 'restaurants-bag',
        alt: 'Insulated box with two bags, 6 and 11 minutes from the kitchen to their doors; sharing is allowed up to 12.',
      },
    },
    {
      heading: 'Live tracking link',
      description:
        'Guests see the bike and the minutes left, and can add a note such as “side door, please,” so fewer of them call.',
      planRow: 'Tracking link for customers',
      image: {
        picture: 'restaurants-link',
        alt: 'Message: the bike has gone a third of the way from kitchen to house and needs 4 minutes.',
      },
    },
    {
      heading: 'Customer ratings',
      description:
        'Guests rate the dish and the delivery separately, and the kitchen sees a poor rating the same evening.',
      planRow: 'Customer ratings',
      image: {
        picture: 'restaurants-ratings',
        alt: 'Three ratings drawn as rims of five parts: ramen has five, fries two with the remark “soggy” at 7:52 PM, and the delivery four.',
      },
    },
  ],
  route: {
    title: 'Example: two orders, one ride',
    note: 'Sample day: BIKE 02, J. Lindqvist, Friday, November 13. One turn of the dial is 30 minutes.',
    image: {
      picture: 'restaurants-dial',
      alt: 'Dial of thirty minutes: two cooking times run inside, the ride around them. The moments are listed beside it.',
    },
    events: [
      { time: '7:02 PM', text: 'Ramen is ordered for 22 Dyers’ Row. No rider is sent yet.' },
      {
        time: '7:05 PM',
        text: 'Tacos are ordered next door for Mill Quarter, the same way: one rider takes both.',
      },
      {
        time: '7:07 PM',
        text: 'BIKE 02 is sent: it is six minutes away, and both meals need six more minutes.',
      },
      { time: '7:13 PM', text: 'Both bags are ready. The bike stops for 40 seconds.' },
      { time: '7:19 PM', text: 'Mill Quarter: four-digit code, tacos handed over.' },
      { time: '7:24 PM', text: '22 Dyers’ Row: ramen delivered, 11 minutes out of the kitchen.' },
      { time: '7:31 PM', text: 'Back near the kitchen, free for the next order.' },
    ],
  },
  trial: {
    title: `Free trial: two Fridays in ${trialDays}`,
    description: 'Start on any day: the trial covers two Friday evenings of your own orders.',
  },
} as const satisfies UseCase;
