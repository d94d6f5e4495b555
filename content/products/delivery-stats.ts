import { figures } from '../figures';

/** On all product pages, under a heading of each page. */
export const deliveryStats = [
  figures.costPerDelivery,
  figures.onTime,
  { value: '5 Stars', label: figures.experience.label },
] as const;
