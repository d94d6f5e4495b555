import { routes } from '@/lib/routes';
import type { Testimonial } from './types';

export const testimonial = {
  id: 'parcelhaus',
  rank: 5,
  name: 'Marek Dvorak',
  photo: 'face-marek-dvorak',
  position: 'Shift lead',
  company: 'Parcelhaus',
  companySize: '60 couriers',
  rating: 4,
  testimonial:
    'A new courier takes over a route on Monday and finds every side entrance. Writing the first notes took us a month.',
  results: { 'calls to dispatch a day, down from 51': '17' },
  category: 'Couriers',
  products: [routes.driverMobileApp],
  hue: 'plum',
  sample: true,
  large: false,
} as const satisfies Testimonial;
