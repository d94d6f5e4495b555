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
    heading: 'Restaurant delivery by the minute',
    description:
      'Riders are chosen by minutes from the kitchen, not by ZIP code. Two kitchens’ orders go out on one ride only if both stay hot.',
    picture: 'sheet-restaurants',
    narrow: 'sheet-restaurants-small',
    pictureAlt: 'Map: routes fan out from a kitchen, with rings for minutes around it.',
    link: 'See the restaurant page',
  },
  row: {
    heading: 'Riders matched to cooking time',
    description:
      'Nine minutes late can mean a refund. Around each kitchen the map shows how far riders get in the minutes you allow.',
    plan: 'Base has all four features.',
    result: '19 calls to the kitchen on Fridays, down from 104.',
    limit:
      'Needs riders of your own: where an app’s couriers carry every order, there is no ride to plan.',
    picture: 'industries-restaurants',
    link: 'See Restaurants & QSR',
  },
} as const satisfies Industry;
