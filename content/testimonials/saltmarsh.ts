import type { Testimonial } from './types';

export const testimonial = {
  id: 'saltmarsh',
  rank: 8,
  name: 'Owen Price',
  position: 'Delivery manager',
  company: 'Saltmarsh & Co',
  companySize: '30 vehicles',
  rating: 5,
  testimonial:
    'A rug that never arrived used to take three messages. Now I open the photo, and the doormat in it settles the matter.',
  results: { 'stores on one plan': '18' },
  category: 'Retail',
  hue: 'madder',
  sample: true,
  large: false,
} as const satisfies Testimonial;
