import type { BlogCategory } from './types';

/** The list's buttons show the first five. */
export const blogCategories: readonly BlogCategory[] = [
  { name: 'Fleet Management', hue: 'cobalt', night: false },
  { name: 'Route Optimization', hue: 'teal', night: false },
  { name: 'Delivery Management', hue: 'madder', night: false },
  { name: 'AI & Technology', hue: 'plum', night: false },
  { name: 'Industry Insights', hue: 'cobalt', night: true },
  { name: 'Case Studies', hue: 'plum', night: true },
  { name: 'Best Practices', hue: 'madder', night: true },
  { name: 'Sustainability', hue: 'ochre', night: true },
  { name: 'Field Force Management', hue: 'ochre', night: false },
];
