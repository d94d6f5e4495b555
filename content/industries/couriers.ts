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
      'Switch on “Keep routes apart,” and each courier works one area and gets to know it. A late pickup joins the nearest route without making its stops late.',
    picture: 'sheet-couriers',
    narrow: 'sheet-couriers-small',
    pictureAlt: 'Map: short routes with many stops, each in a part of the city of its own.',
    link: 'See the courier page',
  },
  row: {
    heading: 'Dense courier routes, one area each',
    description:
      'On a dense route one delay makes the next ten stops late. With “Keep routes apart” on, each courier has one compact area, planned house by house.',
    plan: 'Base, the smallest plan, is enough.',
    result: '20 minutes to plan 120 vans, down from 95.',
    limit: 'Keeping routes apart can add miles, so the switch is off until you turn it on.',
    picture: 'industries-couriers',
    link: 'See Couriers',
  },
} as const satisfies Industry;
