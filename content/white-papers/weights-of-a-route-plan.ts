import type { WhitePaper } from './types';

export const whitePaper = {
  id: 1,
  title: 'Distance, time, penalties: setting the weights of a route plan',
  description:
    'One fleet’s Tuesday, planned six times with different weights. The paper shows which stops change vehicles, what each plan costs and when the default setting is good enough.',
  category: 'Route Optimization',
  publishDate: '2025-10-14',
  downloadCount: 412,
  pages: 22,
  readTime: 31,
  featured: true,
  image: 'menu-route',
  tags: ['objective weights', 'route planning', 'late penalties'],
  author: 'Routing desk',
  authorTitle: 'Route planning and tuning',
  sample: true,
} as const satisfies WhitePaper;
