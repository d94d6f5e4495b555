import { testimonials as found } from '@/content/found/testimonials';
import { apps, solutions } from '@/content/navigation';
import type { Testimonial as Entry } from '@/content/testimonials/types';
import { industryCards, testimonialsPage } from '@/content/testimonials-page';
import type { RoutePath } from '@/lib/routes';
import { spelledFirst } from '@/lib/words/spelled';
import { byRank, publishedOf } from './published';
import { caseStudies } from './stories/case-studies';
import { industries } from './stories/industries';

const everyProduct = [...solutions, ...apps];

/** Each with the way to its products, and to its company's case study, where there is one. */
export const allTestimonials = byRank(publishedOf(found)).map((quote: Entry) => ({
  ...quote,
  about: everyProduct.filter(({ href }) => quote.products.some((path) => path === href)),
  study: caseStudies.find(({ profile }) => profile.name === quote.company)?.href,
}));

export type Testimonial = (typeof allTestimonials)[number];

const placedBy = (place: 'home' | 'stories'): readonly Testimonial[] =>
  allTestimonials
    .filter((quote) => quote[place] !== undefined)
    .toSorted((a, b) => (a[place] ?? 0) - (b[place] ?? 0));

/** Those of a use case such as 'Restaurants & QSR', whose category is 'Restaurants'. */
export const testimonialsOf = (useCase: string): readonly Testimonial[] =>
  allTestimonials.filter(({ category }) => useCase.startsWith(category));

/** Those about a product, each with the way to the others that it is about. */
export const testimonialsAbout = (product: RoutePath): readonly Testimonial[] =>
  allTestimonials
    .filter(({ products }) => products.includes(product))
    .map((quote) => ({ ...quote, about: quote.about.filter(({ href }) => href !== product) }));

export const homeTestimonials = placedBy('home');
export const storyTestimonials = placedBy('stories');

const openers = 3;

/** The quotes marked as large, or else the first three. */
export const slidesOf = (quotes: readonly Testimonial[]): readonly Testimonial[] => {
  const marked = quotes.filter(({ large }) => large);
  return marked.length > 0 ? marked : quotes.slice(0, openers);
};

export const testimonialSlides = slidesOf(allTestimonials);
export const testimonialCards = allTestimonials.filter(
  (quote) => !testimonialSlides.includes(quote),
);

/** In the order of their first quote. */
export const cardTrades = [...new Set(testimonialCards.map(({ category }) => category))];

/** Industry cards that have quotes. */
export const trades = industryCards
  .filter(({ category }) => allTestimonials.some((quote) => quote.category === category))
  .flatMap(({ industry, category: _, ...card }) =>
    industries
      .filter(({ id }) => id === industry)
      .map(({ id, title, hue, href }) => ({ ...card, id, title, hue, href })),
  );

const { industries: words } = testimonialsPage;
const title = words.title.replace('{Cards}', spelledFirst(trades.length));

export const testimonialsWords = { ...testimonialsPage, industries: { ...words, title } };
