import type { Industry } from './types';

export const industry = {
  rank: 2,
  id: 'retail',
  title: 'Retail',
  hue: 'teal',
  href: '/use-cases/retail',
  features: [
    { name: 'Store time windows', icon: 'clock' },
    { name: 'Dock and bay notes', icon: 'store' },
    { name: 'Returns on the way', icon: 'undo-2' },
    { name: 'Signed handover', icon: 'clipboard-check' },
  ],
  slide: {
    heading: 'Store and home delivery in retail',
    description:
      'Store replenishment and home delivery leave on one plan. Each stop has its dock, its time window and the store’s opening hours.',
    picture: 'sheet-retail',
    narrow: 'sheet-retail-small',
    pictureAlt: 'Map: delivery routes run past stores, each marked with a square.',
    link: 'See the retail page',
  },
  row: {
    heading: 'Store deliveries inside dock hours',
    description:
      'A dock opens for half an hour to an hour. Routes reach each dock in that time, so vans do not wait for the next opening.',
    plan: 'Base; limits on truck capacity from Standard.',
    result: '$8.60 a home delivery, down from $9.40.',
    limit: 'Plans deliveries, not shelves: stock stays in your warehouse software.',
    picture: 'industries-retail',
    link: 'See Retail',
  },
} as const satisfies Industry;
