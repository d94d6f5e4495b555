/** The categories of the filter, in its order. */
export const whitePaperCategories: readonly string[] = [
  'Fleet Management',
  'Route Optimization',
  'Delivery Management',
  'Field Force Management',
];
