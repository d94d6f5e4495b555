import { routes } from '@/lib/routes';
import type { Testimonial } from './types';

export const testimonial = {
  id: 'ostra-couriers',
  rank: 1,
  name: 'Priya Raman',
  photo: 'face-priya-raman',
  scene: {
    picture: 'scene-priya-raman',
    alt: 'Priya Raman in the dispatch office, with territories drawn on a wall map and a screen of routes.',
  },
  position: 'Dispatch manager',
  company: 'Ostra Couriers',
  companySize: '120 vans',
  rating: 5,
  testimonial:
    'We stopped drawing territories on a laminated map. The plan is ready at 5:40\u00a0AM, and the vans leave by six.',
  results: { 'minutes to plan and check 120 vans': '20' },
  category: 'Couriers',
  products: [routes.routeOptimization],
  hue: 'plum',
  sample: true,
  large: true,
  home: 1,
  stories: 1,
} as const satisfies Testimonial;
