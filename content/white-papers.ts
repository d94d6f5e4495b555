import type { WhitePaperCategory } from './white-papers/types';

export const whitePaperCategories: readonly WhitePaperCategory[] = [
  { name: 'Fleet Management', hue: 'cobalt' },
  { name: 'Route Optimization', hue: 'teal' },
  { name: 'Delivery Management', hue: 'madder' },
  { name: 'Field Force Management', hue: 'ochre' },
];
