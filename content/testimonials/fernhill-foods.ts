import { routes } from '@/lib/routes';
import type { Testimonial } from './types';

export const testimonial = {
  id: 'fernhill-foods',
  rank: 7,
  name: 'Tomás Vidal',
  photo: 'face-tomas-vidal',
  position: 'Operations lead',
  company: 'Fernhill Foods',
  companySize: '38 bikes',
  rating: 5,
  testimonial:
    'Customers used to phone the kitchen. Now they watch the bike turn onto their street.',
  results: { 'calls on Fridays, down from 104': '19' },
  category: 'Restaurants',
  products: [routes.deliveryManagement],
  hue: 'madder',
  sample: true,
  large: false,
  home: 2,
} as const satisfies Testimonial;
