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
    'I used to cross the yard to ask who was late. Now I read it at door nine, and move two stops before the driver calls.',
  results: { 'late vans a day, down from 9': '3' },
  category: 'E-commerce',
  products: [routes.supervisorApp],
  hue: 'cobalt',
  sample: true,
  large: true,
} as const satisfies Testimonial;
