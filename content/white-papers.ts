import type { WhitePaperCategory } from './white-papers/types';

export const whitePaperCategories: readonly WhitePaperCategory[] = [
  { name: 'Fleet Management', thread: 'cobalt' },
  { name: 'Route Optimization', thread: 'teal' },
  { name: 'Delivery Management', thread: 'madder' },
  { name: 'Field Force Management', thread: 'ochre' },
];
