import type { WhitePaper } from './types';

export const whitePaper = {
  id: 4,
  title: 'Setting up geofences for attendance',
  description:
    'How wide a geofence should be around a store, a roof or a quarry, why attendance fails at the wrong gate, and which questions employees will ask about locations.',
  category: 'Field Force Management',
  publishDate: '2025-06-10',
  downloadCount: 531,
  pages: 14,
  readTime: 19,
  featured: false,
  image: 'menu-fieldforce',
  tags: ['geofencing', 'attendance', 'consent'],
  author: 'Field desk',
  authorTitle: 'Field teams and attendance',
  sample: true,
} as const satisfies WhitePaper;
