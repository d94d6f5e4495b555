import { routes } from '@/lib/routes';
import type { Testimonial } from './types';

export const testimonial = {
  id: 'brackwater-dairies',
  rank: 4,
  name: 'Lena Brandt',
  photo: 'face-lena-brandt',
  position: 'Fleet manager',
  company: 'Brackwater Dairies',
  companySize: '64 chilled trucks',
  rating: 5,
  testimonial:
    'A reefer door left open used to cost us the load. These days it costs us a phone call.',
  results: { 'loads lost a year, down from 4': '0' },
  category: 'Cold chain',
  products: [routes.fleetManagement],
  hue: 'cobalt',
  sample: true,
  large: false,
  home: 3,
  stories: 2,
} as const satisfies Testimonial;
