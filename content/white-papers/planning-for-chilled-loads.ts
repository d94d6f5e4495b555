import type { WhitePaper } from './types';

export const whitePaper = {
  id: 5,
  title: '41 °F at the door: planning for chilled loads',
  description:
    'A chilled van warms a little with every stop it makes, and most chilled food may not pass 41 °F. The paper works out how many stops a load allows, where to put the probe and who should get the alert first.',
  category: 'Fleet Management',
  publishDate: '2025-04-29',
  downloadCount: 1140,
  pages: 20,
  readTime: 28,
  featured: false,
  image: 'sheet-retail',
  tags: ['cold chain', 'temperature', 'alerts'],
  author: 'Fleet desk',
  authorTitle: 'Tracking hardware and telematics',
  sample: true,
} as const satisfies WhitePaper;
