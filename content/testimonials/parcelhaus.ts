import type { Testimonial } from '../home/types';

export const testimonial = {
  id: 'parcelhaus',
  rank: 9,
  name: 'Marek Dvorak',
  position: 'Shift lead',
  company: 'Parcelhaus',
  companySize: '60 couriers',
  rating: 4,
  testimonial:
    'A new courier takes over a round on Monday and finds every side entrance. The old hands left their notes in the phone.',
  results: { 'rounds a day': '57' },
  category: 'Couriers',
  thread: 'plum',
  sample: true,
  home: false,
} as const satisfies Testimonial;
