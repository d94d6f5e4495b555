import { figures } from '../figures';

/** On all product pages, under a heading of each page. */
export const deliveryStats = [
  { ...figures.costPerDelivery, thread: 'cobalt' },
  { ...figures.onTime, thread: 'teal' },
  { value: '5 Stars', label: figures.experience.label, thread: 'ochre' },
] as const;
