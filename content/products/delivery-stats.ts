import { figures } from '../figures';

/** Delivery stats of all product pages, each page with a heading of its own. */
export const deliveryStats = [
  { ...figures.costPerDelivery, thread: 'cobalt' },
  { ...figures.onTime, thread: 'teal' },
  { value: '5 Stars', label: figures.experience.label, thread: 'ochre' },
] as const;
