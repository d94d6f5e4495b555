import type { BlogCategory } from './types';

/** The list's buttons show the first five. */
export const blogCategories: readonly BlogCategory[] = [
  { name: 'Fleet Management', thread: 'cobalt', night: false },
  { name: 'Route Optimization', thread: 'teal', night: false },
  { name: 'Delivery Management', thread: 'madder', night: false },
  { name: 'AI & Technology', thread: 'plum', night: false },
  { name: 'Industry Insights', thread: 'cobalt', night: true },
  { name: 'Case Studies', thread: 'plum', night: true },
  { name: 'Best Practices', thread: 'madder', night: true },
  { name: 'Sustainability', thread: 'ochre', night: true },
  { name: 'Field Force Management', thread: 'ochre', night: false },
];
