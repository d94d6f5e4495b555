import type { WhitePaperCategory } from './white-papers/types';

/** The categories of the filter, in its order. */
export const whitePaperCategories: readonly WhitePaperCategory[] = [
  { name: 'Fleet Management', thread: 'cobalt' },
  { name: 'Route Optimization', thread: 'teal' },
  { name: 'Delivery Management', thread: 'madder' },
  { name: 'Field Force Management', thread: 'ochre' },
];
