import type { WhitePaper } from './types';

export const whitePaper = {
  id: 2,
  title: 'Wired unit, SIM or app: tracking a fleet you only partly own',
  description:
    'Three ways to know where a vehicle is, compared by cost, by how often a location arrives and by what the driver has to agree to. With a decision table for mixed fleets.',
  category: 'Fleet Management',
  publishDate: '2025-09-02',
  downloadCount: 688,
  pages: 18,
  readTime: 25,
  featured: true,
  image: 'menu-fleet',
  tags: ['gps', 'sim tracking', 'driver app', 'contract trucks'],
  author: 'Fleet desk',
  authorTitle: 'Tracking hardware and telematics',
  sample: true,
} as const satisfies WhitePaper;
