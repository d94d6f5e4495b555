import type { Industry } from './types';

export const industry = {
  rank: 4,
  id: 'couriers',
  title: 'Couriers',
  hue: 'plum',
  href: '/use-cases/couriers',
  features: [
    { name: 'Scan at loading', icon: 'scan-line' },
    { name: 'Pickup cut-offs', icon: 'timer' },
    { name: 'Proof at the door', icon: 'badge-check' },
    { name: 'Even territories', icon: 'route' },
  ],
  slide: {
    heading: 'Courier routes with dense stops',
    description:
      'Packages are sorted into separate territories, so each courier gets to know the area. Late pickups join the nearest route and keep its time windows.',
    picture: 'sheet-couriers',
    narrow: 'sheet-couriers-small',
    pictureAlt: 'Map: short routes with many stops, each in a part of the city of its own.',
    link: 'See the courier page',
  },
  row: {
    heading: 'Dense routes that do not overlap',
    description:
      'On a dense route one delay makes the next ten stops late. Each courier gets a separate area, planned address by address.',
    picture: 'industries-couriers',
    link: 'See Couriers',
  },
} as const satisfies Industry;
