import { routes } from '@/lib/routes';
import type { Testimonial } from './types';

export const testimonial = {
  id: 'norrby',
  rank: 3,
  name: 'Hanna Weiss',
  photo: 'face-hanna-weiss',
  scene: {
    picture: 'scene-hanna-weiss',
    alt: 'Hanna Weiss in the truck yard, between a truck and a fuel pump.',
  },
  position: 'Fleet controller',
  company: 'Norrby',
  companySize: '75 trucks',
  rating: 4,
  testimonial:
    'The first fuel report showed me what we burn. The third showed me which tank had a leak.',
  results: { 'gallons a week from one leak': '46' },
  category: 'Trucking',
  products: [routes.fleetManagement],
  hue: 'cobalt',
  sample: true,
  large: true,
} as const satisfies Testimonial;
