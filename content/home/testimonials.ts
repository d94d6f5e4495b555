/** What a customer says about the product (SPEC 3, Testimonial). */
export interface Testimonial {
  id: string;
  name: string;
  position: string;
  company: string;
  /** As the company counts itself, e.g. '120 vans'. */
  companySize: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** The words themselves, without quotation marks. */
  testimonial: string;
  /** Counts of the company's own, by what they count; the first one is shown beside the quote. */
  results: Readonly<Record<string, string>>;
  videoUrl?: string;
  category: string;
  /** The product it speaks of, as a thread. */
  thread: 'cobalt' | 'madder' | 'teal' | 'plum' | 'ochre';
  /** Made up to show the design; `npm run check:release` refuses to publish it. */
  sample: boolean;
}

/** Heading of the home page's carousel. */
export const testimonialsSection = { title: 'Heard at the hub' } as const;

export const testimonials = [
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
] as const satisfies readonly Testimonial[];
