import type { Testimonial } from './types';

export type { Testimonial } from './types';

/** Heading of the home page's carousel. */
export const testimonialsSection = { title: 'Heard at the hub' } as const;

export const testimonials: readonly Testimonial[] = [
  {
    id: 'ostra-couriers',
    name: 'Priya Raman',
    position: 'Head of dispatch',
    company: 'Ostra Couriers',
    companySize: '120 vans',
    rating: 5,
    testimonial:
      'We stopped drawing territories on a laminated map. The plan lands at 05:40 and the vans are gone by six.',
    results: { 'depots on one plan': '3' },
    category: 'Couriers',
    thread: 'teal',
    sample: true,
  },
  {
    id: 'fernhill-foods',
    name: 'Tomás Vidal',
    position: 'Operations lead',
    company: 'Fernhill Foods',
    companySize: '38 bikes',
    rating: 5,
    testimonial:
      'Customers used to phone the kitchen. Now they watch the bike turn into their street.',
    results: { 'bags out on a Friday night': '412' },
    category: 'Restaurants',
    thread: 'madder',
    sample: true,
  },
  {
    id: 'brackwater-dairies',
    name: 'Lena Brandt',
    position: 'Fleet manager',
    company: 'Brackwater Dairies',
    companySize: '64 chilled trucks',
    rating: 5,
    testimonial:
      'A fridge door left open used to cost us the load. These days it costs us a phone call.',
    results: { 'doors with a sensor': '128' },
    category: 'Cold chain',
    thread: 'cobalt',
    sample: true,
  },
  {
    id: 'tarn-lift-service',
    name: 'Amara Nwosu',
    position: 'Field operations manager',
    company: 'Tarn Lift Service',
    companySize: '40 technicians',
    rating: 4,
    testimonial:
      'Forty technicians, one screen. I\u00a0know who is on which roof before the customer asks.',
    results: { 'visits planned a day': '214' },
    category: 'Field service',
    thread: 'ochre',
    sample: true,
  },
  {
    id: 'pellworth-components',
    name: 'Nikhil Deshpande',
    position: 'Transport planner',
    company: 'Pellworth Components',
    companySize: '22 shift buses',
    rating: 5,
    testimonial:
      'Drivers read their run in Marathi, the gate reads it in English. Nobody translates at five in the morning.',
    results: { 'pickup points on one roster': '96' },
    category: 'Employee transport',
    thread: 'plum',
    sample: true,
  },
];
