import type { Industry } from './types';

export const industry = {
  rank: 1,
  id: 'restaurants',
  title: 'Restaurants & QSR',
  hue: 'madder',
  href: '/use-cases/restaurants',
  features: [
    { name: 'Prep-time sync', icon: 'timer' },
    { name: 'Bike and scooter', icon: 'bike' },
    { name: 'Customer ratings', icon: 'star' },
    { name: 'Live tracking link', icon: 'map-pin' },
  ],
  slide: {
    heading: 'Restaurant delivery has a radius',
    description:
      'Riders are matched by minutes from the pass, not by ZIP code. Orders from neighboring kitchens share a box only when both stay hot.',
    picture: 'sheet-restaurants',
    narrow: 'sheet-restaurants-small',
    pictureAlt: 'Map: routes fan out from a kitchen, with rings for minutes around it.',
    link: 'See the restaurant page',
  },
  row: {
    heading: 'Late means cold',
    description:
      'Nine minutes late is a refund. Around each kitchen the map shows how far a bag gets before it comes to that.',
    picture: 'industries-restaurants',
    link: 'See Restaurants & QSR',
  },
  measure: { value: '11 min', label: 'since the pass, of 12 allowed' },
  shows: 'rings around a kitchen',
} as const satisfies Industry;
