import { routes } from '@/lib/routes';
import type { Testimonial } from './types';

export const testimonial = {
  id: 'tarn-lift-service',
  rank: 9,
  name: 'Amara Nwosu',
  photo: 'face-amara-nwosu',
  position: 'Field operations manager',
  company: 'Tarn Lift Service',
  companySize: '40 technicians',
  rating: 4,
  testimonial:
    'Forty technicians, one screen. I\u00a0know who is on which roof before the customer asks. Drawing the fences took a week.',
  results: { 'visits a day, up from 200': '226' },
  category: 'Field service',
  products: [routes.fieldforceManagement],
  hue: 'ochre',
  sample: true,
  large: false,
  home: 4,
} as const satisfies Testimonial;
