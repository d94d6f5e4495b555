import type { BlogCategory } from './types';

/** A category of the blog and how its covers look. */
interface CategoryLook {
  name: BlogCategory;
  /** Follows the product that the category belongs to. */
  thread: 'cobalt' | 'madder' | 'teal' | 'plum' | 'ochre';
  /** Covers on a night ground, which tells the category from the product of the same thread. */
  night: boolean;
}

/** The nine categories in their order; the list's buttons show the first five. */
export const blogCategories = [
  { name: 'Fleet Management', thread: 'cobalt', night: false },
  { name: 'Route Optimization', thread: 'teal', night: false },
  { name: 'Delivery Management', thread: 'madder', night: false },
  { name: 'AI & Technology', thread: 'plum', night: false },
  { name: 'Industry Insights', thread: 'cobalt', night: true },
  { name: 'Case Studies', thread: 'plum', night: true },
  { name: 'Best Practices', thread: 'madder', night: true },
  { name: 'Sustainability', thread: 'ochre', night: true },
  { name: 'Field Force Management', thread: 'ochre', night: false },
] as const satisfies readonly CategoryLook[];
