import { site } from './site';
import type { IndustryCard, TestimonialsPage } from './testimonials/types';

export const quoteTrades: readonly string[] = [
  'Cold chain',
  'Couriers',
  'E-commerce',
  'Employee transport',
  'Field service',
  'Restaurants',
  'Retail',
  'Trucking',
];

/** Hidden where no quote belongs to them. */
export const industryCards: readonly IndustryCard[] = [
  {
    industry: 'couriers',
    text: 'Routes that a courier knows by heart, because they stay in one part of town.',
    picture: 'voices-couriers',
    pictureAlt: 'Map: four routes of close stops, each in its own quarter around the depot.',
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
    text: 'Waves that fill each van, so that fewer vans pull out half empty.',
    picture: 'voices-ecommerce',
    pictureAlt: 'Map: vans cross two bridges from one hub, and no two take the same.',
    category: 'E-commerce',
  },
];

/** {voices}, {trades}, {products} and {Cards} (industries) are replaced by their numbers. */
export const testimonialsPage: TestimonialsPage = {
  page: {
    title: `Testimonials: {voices} voices from dispatch | ${site.name}`,
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
  title: 'Testimonials: what dispatchers say',
  note: 'People and companies on this page are samples. Real names take their places as customers agree to be quoted.',
  counts: [
    { value: '{voices}', label: 'voices', one: 'voice' },
    { value: '{trades}', label: 'trades', one: 'trade' },
    { value: '{products}', label: 'products spoken of', one: 'product spoken of' },
    { value: '0', label: 'faces from a photo library', one: 'face from a photo library' },
  ],
  cardsTitle: 'More quotes from other desks',
  industries: {
    title: '{Cards} of these trades in detail',
    heard: 'Heard above',
  },
  join: {
    title: 'Be the next voice, and the first with a real name',
    text: 'Bring one morning of your own stops. Say what you think of the plan afterward, good or bad.',
  },
};
