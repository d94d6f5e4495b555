import type { Industry } from './types';

export const industry = {
  rank: 3,
  id: 'ecommerce',
  title: 'E-commerce & CPG',
  hue: 'cobalt',
  href: '/use-cases/ecommerce',
  features: [
    { name: 'Storefront sync', icon: 'shopping-bag' },
    { name: 'Load by weight', icon: 'package' },
    { name: 'Returns pickup', icon: 'undo-2' },
    { name: 'OTP handover', icon: 'key-round' },
  ],
  slide: {
    heading: 'E-commerce delivery from one hub',
    description:
      'Orders from every storefront are collected at the hub, divided by weight and promised time slot, and sent out in waves that fill the vans.',
    picture: 'sheet-ecommerce',
    narrow: 'sheet-ecommerce-small',
    pictureAlt: 'Map: long routes reach from one hub to the far edges of the city.',
    link: 'See the e-commerce page',
  },
  row: {
    heading: 'Fewer second delivery attempts',
    description:
      'The hour that a shopper picks at checkout decides the delivery wave and the van, so customers are home when the order comes.',
    plan: 'Base; loads by weight from Standard.',
    result: '3 late vans a day out of 44, down from 9.',
    limit:
      'Needs vans of your own: a store that ships everything by carrier wants a label service.',
    picture: 'industries-ecommerce',
    link: 'See E-commerce & CPG',
  },
} as const satisfies Industry;
