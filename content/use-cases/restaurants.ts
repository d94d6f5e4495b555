import { site } from '../site';
import { trialDays } from '../use-cases';
import type { UseCase } from './types';

export const useCase = {
  rank: 1,
  slug: 'restaurants',
  page: {
    title: `Restaurant Delivery Timed from the Pass | ${site.name}`,
    description: `Riders are called to meet the food, bags share a box only while both stay hot, and guests follow a link. Free for ${trialDays}, all plans included.`,
    keywords: [
      'restaurant delivery management',
      'QSR delivery software',
      'food delivery rider tracking',
      'order batching',
    ],
  },
  name: 'Restaurants',
  product: `${site.name} for restaurants`,
  menu: 'Minutes from the pass decide who rides',
  hue: 'madder',
  preview: { words: 'Dinner, still hot', ground: 'tint' },
  order: ['stats', 'route', 'features', 'trial'],
  variants: { hero: 'beside', features: 'columns', route: 'beside' },
  grounds: { route: 'deep', features: 'sunk' },
  hero: {
    heading: 'Restaurant delivery, still hot',
    description:
      'Fries have twelve minutes, so the ring around your kitchen is drawn in minutes. Riders are called to meet the pan; bags share a box only if both stay crisp.',
    image: {
      picture: 'restaurants-hero',
      narrow: 'restaurants-hero-phone',
      alt: 'Circular map: riders leave a kitchen inside rings of 4, 8 and 12 minutes.',
    },
  },
  statsTitle: 'Restaurant delivery in small numbers',
  stats: [
    { value: '12 min', label: 'from the pass to the door, then the ring ends' },
    { value: '2 kitchens', label: 'at most share a box, as long as both meals stay hot' },
    { value: '30 s', label: 'to plan up to fifty drops in fast mode' },
    { value: '4 digits', label: 'and the right guest has the right bag' },
  ],
  featuresTitle: 'What a kitchen asks of its riders',
  features: [
    {
      heading: 'Prep-time sync',
      description:
        'Wok and wheels are planned backward from one minute, so nobody waits at the pass with a helmet on.',
      planRow: 'Route planning with time windows',
      image: {
        picture: 'restaurants-prep',
        alt: 'Two bars end at 19:13: eleven minutes of wok, and six minutes of riding to the kitchen.',
      },
    },
    {
      heading: 'Bags that may share',
      description:
        'Neighboring kitchens, one direction, one box. If the second bag would pass its minute, it gets a rider of its own.',
      planRow: 'Route planning with time windows',
      image: {
        picture: 'restaurants-bag',
        alt: 'Insulated box with two bags, 6 and 11 minutes from the pass to their doors; sharing is allowed up to 12.',
      },
    },
    {
      heading: 'Live tracking link',
      description:
        'The guest sees the bike, the minutes left and a button for “side door, please”. The counter phone stays quiet.',
      planRow: 'Tracking link for customers',
      image: {
        picture: 'restaurants-link',
        alt: 'Message: the bike has gone a third of the way from pan to house and needs 4 minutes.',
      },
    },
    {
      heading: 'Customer ratings',
      description:
        'Stars land on the dish as well as on the rider, and a poor rating is read at the pass the same evening.',
      planRow: 'Customer ratings',
      image: {
        picture: 'restaurants-ratings',
        alt: 'Three plates with rims of five parts: ramen has five, gyoza four, fries two and the remark “soggy” at 19:52.',
      },
    },
  ],
  route: {
    title: 'One delivery on a kitchen timer',
    note: 'BIKE 02, J. Lindqvist, Friday, November 15. One turn of the dial is thirty minutes.',
    image: {
      picture: 'restaurants-dial',
      alt: 'Dial of thirty minutes: two pans run inside, the ride around them. The moments are listed beside it.',
    },
    events: [
      { time: '19:02', text: 'Ramen for Dyers’ Row is ordered. Nobody is called yet.' },
      { time: '19:05', text: 'Tacos next door, for Mill Quarter. One direction, so one box.' },
      { time: '19:07', text: 'BIKE 02 is called. It needs six minutes, and so do both pans.' },
      { time: '19:13', text: 'Both bags are on the pass. The bike is there for forty seconds.' },
      { time: '19:19', text: 'Mill Quarter: four digits, tacos handed over.' },
      { time: '19:24', text: '22 Dyers’ Row: ramen, eleven minutes old.' },
      { time: '19:31', text: 'Back near the pass, free for the next pan.' },
    ],
  },
  trial: {
    title: `Free trial: two Fridays in ${trialDays}`,
    description: 'Start on any weekday you like: both Fridays are in it.',
  },
} as const satisfies UseCase;
