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
    'A third of our loads go on hired trucks. One text puts each on our map, to within two miles. We had hoped for a point.',
  results: { 'fewer calls to hired trucks a day': '31' },
  category: 'Trucking',
  products: [routes.simTracking],
  hue: 'cobalt',
  sample: true,
  large: true,
} as const satisfies Testimonial;
