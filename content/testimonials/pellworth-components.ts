import { routes } from '@/lib/routes';
import type { Testimonial } from './types';

export const testimonial = {
  id: 'pellworth-components',
  rank: 6,
  name: 'Nikhil Deshpande',
  photo: 'face-nikhil-deshpande',
  position: 'Transport planner',
  company: 'Pellworth Components',
  companySize: '22 shift buses',
  rating: 5,
  testimonial:
    'Drivers read their route in Marathi and the gate reads it in English. There is nothing to translate at five in the morning.',
  results: { 'late buses a week, down from 15': '5' },
  category: 'Employee transport',
  products: [routes.driverMobileApp],
  hue: 'ochre',
  sample: true,
  large: false,
  home: 5,
} as const satisfies Testimonial;
