/** The categories of the filter, in its order. */
export const whitePaperCategories = [
  'Fleet Management',
  'Route Optimization',
  'Delivery Management',
  'Field Force Management',
] as const;
