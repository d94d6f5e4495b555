import type { WhitePaper } from './types';

export const whitePaper = {
  id: 6,
  title: 'Peak week: deciding in October what breaks in December',
  description:
    'A worksheet for couriers and stores: stops per hour, spare vans, cut-off times and carrier overflow, filled in for a hub of forty vans and left blank for yours.',
  category: 'Delivery Management',
  publishDate: '2025-03-18',
  downloadCount: 1376,
  pages: 24,
  readTime: 34,
  featured: false,
  image: 'sheet-couriers',
  tags: ['peak season', 'capacity', 'carriers', 'cut-off times'],
  author: 'Delivery desk',
  authorTitle: 'Last-mile delivery and proof',
  sample: true,
} as const satisfies WhitePaper;
