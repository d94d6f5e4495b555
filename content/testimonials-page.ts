import { figures } from './figures';
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
    text: 'Each courier can keep to one part of town, and gets to know its addresses.',
    picture: 'voices-couriers',
    pictureAlt: 'Map: four routes of close stops, each in its own quarter around the hub.',
    category: 'Couriers',
  },
  {
    industry: 'restaurants',
    text: 'Riders reach the counter as the bag is ready, and customers track them by link.',
    picture: 'voices-restaurants',
    pictureAlt: 'Map: three rides leave a kitchen, inside rings that count the minutes.',
    category: 'Restaurants',
  },
  {
    industry: 'ecommerce',
    text: 'Delivery waves fill each van, so fewer vans leave half empty.',
    picture: 'voices-ecommerce',
    pictureAlt: 'Map: vans cross two bridges from one hub, and no two take the same.',
    category: 'E-commerce',
  },
];

/** {Cards} is replaced by the number of industries. */
export const testimonialsPage: TestimonialsPage = {
  page: {
    title: `Testimonials: sample quotes from fleets | ${site.name}`,
    description:
      'Sample quotes from dispatchers, fleet managers and planners on territories, late vans, cold chain and proof of delivery, until customers agree to be named.',
    keywords: [
      'fleet management testimonials',
      'route planning reviews',
      'dispatch software experience',
      'delivery management customers',
    ],
  },
  name: 'Testimonials',
  title: 'Testimonials: sample quotes from fleet teams',
  note: 'People and companies on this page are samples. Real quotes will replace them when customers agree to be named.',
  figures: [figures.customers, figures.costPerDelivery, figures.onTime, figures.experience],
  figuresNote: 'Our own figures, not audited.',
  cardsTitle: 'More sample quotes by industry',
  industries: { title: '{Cards} of these industries in detail' },
  join: {
    title: 'Try it with your own fleet',
    text: 'Plan one morning of your own stops and tell us what you think of the routes, good or bad.',
  },
};
