import { type Testimonial, testimonials } from './home/testimonials';
import type { IndustryCard } from './schemas/testimonials';
import { site } from './site';

/** Quotes beside those of the home page. */
export const moreTestimonials: readonly Testimonial[] = [
  {
    id: 'kiteway',
    name: 'Halima Yusuf',
    position: 'Depot manager',
    company: 'Kiteway',
    companySize: '44 vans',
    rating: 5,
    testimonial:
      'Two bridges, forty vans, and no two of them meet on either. I watched the map for a week before I believed it.',
    results: { 'waves a day': '4' },
    category: 'E-commerce',
    thread: 'teal',
    sample: true,
  },
  {
    id: 'norrby',
    name: 'Hanna Weiss',
    position: 'Fleet controller',
    company: 'Norrby',
    companySize: '75 trucks',
    rating: 4,
    testimonial:
      'The first fuel report showed me what we burn. The third showed me which tank had a leak.',
    results: { 'tanks on a gauge': '150' },
    category: 'Trucking',
    thread: 'cobalt',
    sample: true,
  },
  {
    id: 'saltmarsh',
    name: 'Owen Price',
    position: 'Delivery manager',
    company: 'Saltmarsh & Co',
    companySize: '30 vehicles',
    rating: 5,
    testimonial:
      'A rug that never arrived used to take three messages. Now I open the photo, and the doormat in it settles the matter.',
    results: { 'shops on one plan': '18' },
    category: 'Retail',
    thread: 'madder',
    sample: true,
  },
  {
    id: 'parcelhaus',
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
  },
];

const all = [...testimonials, ...moreTestimonials] as const;

/** Which quote stands where: on the carousel or below it, none twice. */
export const testimonialPlaces = {
  slides: ['ostra-couriers', 'kiteway', 'norrby'],
  cards: [
    'brackwater-dairies',
    'parcelhaus',
    'pellworth-components',
    'fernhill-foods',
    'saltmarsh',
    'tarn-lift-service',
  ],
} as const;

export const industryCards: readonly IndustryCard[] = [
  {
    industry: 'couriers',
    text: 'Rounds that a courier knows by heart, because they stay in one part of town.',
    picture: 'voices-couriers',
    pictureAlt: 'Map: four rounds of close stops, each in its own quarter around the depot.',
    category: 'Couriers',
  },
  {
    industry: 'restaurants',
    text: 'Riders who leave when the bag is ready, and a customer who sees them leave.',
    picture: 'voices-restaurants',
    pictureAlt: 'Map: three rides leave a kitchen, inside rings that count the minutes.',
    category: 'Restaurants',
  },
  {
    industry: 'ecommerce',
    text: 'Waves that fill the van, so that fewer of them pull out half empty.',
    picture: 'voices-ecommerce',
    pictureAlt: 'Map: vans cross two bridges from one hub, and no two take the same.',
    category: 'E-commerce',
  },
];

const count = (values: readonly string[]): string => String(new Set(values).size);

/** The page's own words. Its figures are counts of what stands on it. */
export const testimonialsPage = {
  page: {
    title: `Testimonials: ${all.length} voices from dispatch | ${site.name}`,
    description:
      'Dispatchers, fleet managers and planners on territories, fridge doors, doormats and fuel tanks. Sample quotes, until customers lend their names.',
    keywords: [
      'fleet management testimonials',
      'route planning reviews',
      'dispatch software experience',
      'delivery management customers',
    ],
  },
  name: 'Testimonials',
  title: 'What dispatchers say before six',
  note: 'People and companies on this page are samples. Real names take their places as customers agree to be quoted.',
  counts: [
    { value: count(all.map(({ id }) => id)), label: 'voices' },
    { value: count(all.map(({ category }) => category)), label: 'trades' },
    { value: count(all.map(({ thread }) => thread)), label: 'products spoken of' },
    { value: '0', label: 'faces from a photo library' },
  ],
  cardsTitle: 'More, from other desks',
  industries: {
    title: 'Three of the trades you just heard from',
    heard: 'Heard above',
  },
  join: {
    title: 'Be the next voice, and the first with a real name',
    text: 'Bring one morning of your own stops. Say what you think of the plan afterward, good or bad.',
  },
} as const;
