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
    heading: 'Dense courier stops, short hops',
    description:
      'Parcels are sorted into territories kept apart, so a courier learns the doorbells. Late pickups join the nearest route without breaking it.',
    picture: 'sheet-couriers',
    narrow: 'sheet-couriers-small',
    pictureAlt: 'Map: short routes with many stops, each in a part of the city of its own.',
    link: 'See the courier page',
  },
  row: {
    heading: 'Late means late ten times',
    description:
      'A dense route hands every delay on to the next door, so each courier gets a patch of their own and nobody waits for a colleague.',
    picture: 'industries-couriers',
    link: 'See Couriers',
  },
  measure: { value: '2.6 min', label: 'a door, at 176 of 196' },
  shows: 'dense doors',
} as const satisfies Industry;
