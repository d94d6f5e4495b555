import { routes } from '@/lib/routes';
import type { Testimonial } from './types';

export const testimonial = {
  id: 'saltmarsh',
  rank: 8,
  name: 'Owen Price',
  photo: 'face-owen-price',
  position: 'Delivery manager',
  company: 'Saltmarsh & Co',
  companySize: '30 vehicles',
  rating: 5,
  testimonial:
    'A complaint about a missing rug used to take three messages. Now I send the photo of it at the customer’s door.',
  results: { 'of 16 complaints settled by photo': '14' },
  category: 'Retail',
  products: [routes.deliveryManagement],
  hue: 'teal',
  sample: true,
  large: false,
} as const satisfies Testimonial;
