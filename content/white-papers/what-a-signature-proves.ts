import type { WhitePaper } from './types';

export const whitePaper = {
  id: 3,
  title: 'What a signature proves, and what it leaves open',
  description:
    'Signature, photo and one-time code at the door: how long each takes, which dispute each one settles, and how to choose by the value of the package.',
  category: 'Delivery Management',
  publishDate: '2025-07-22',
  downloadCount: 905,
  pages: 16,
  readTime: 21,
  featured: false,
  image: 'menu-delivery',
  tags: ['proof of delivery', 'otp', 'disputes'],
  author: 'Delivery desk',
  authorTitle: 'Last-mile delivery and proof',
  sample: true,
} as const satisfies WhitePaper;
