import { routes } from '@/lib/routes';
import type { Testimonial } from './types';

export const testimonial = {
  id: 'kiteway',
  rank: 2,
  name: 'Halima Yusuf',
  photo: 'face-halima-yusuf',
  scene: {
    picture: 'scene-halima-yusuf',
    alt: 'Halima Yusuf at the hub: two vans stand at the dock doors, a roll cage of cartons before each.',
  },
  position: 'Hub manager',
  company: 'Kiteway',
  companySize: '44 vans',
  rating: 5,
  testimonial:
    'We have two bridges and forty-four vans, and each van stays in its own part of town. I watched the map for a week before I believed it.',
  results: { 'fewer bridge crossings a day': '37' },
  category: 'E-commerce',
  products: [routes.routeOptimization],
  hue: 'cobalt',
  sample: true,
  large: true,
} as const satisfies Testimonial;
