import { figures } from '../figures';

/** On all product pages, under a heading of each page. */
export const deliveryStats = [
  { ...figures.costPerDelivery, hue: 'cobalt' },
  { ...figures.onTime, hue: 'teal' },
  { value: '5 Stars', label: figures.experience.label, hue: 'ochre' },
] as const;
