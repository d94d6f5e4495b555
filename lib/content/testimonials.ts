import { testimonials as found } from '@/content/found/testimonials';
import type { Testimonial } from '@/content/home/types';
import { industryCards, testimonialPlaces, testimonialsPage } from '@/content/testimonials-page';
import { byRank, publishedOf } from './published';
import { industries } from './stories/industries';

/** Every quote that is shown. */
export const allTestimonials: readonly Testimonial[] = byRank(publishedOf(found));

/** The quotes of the home page. */
export const homeTestimonials = allTestimonials.filter(({ home }) => home);

/** The quotes of the given ids, in that order. */
export const testimonialsOf = (ids: readonly string[]): readonly Testimonial[] =>
  ids.flatMap((id) => allTestimonials.filter((testimonial) => testimonial.id === id));

const { slides, cards } = testimonialPlaces;
const placed = new Set<string>([...slides, ...cards]);

/** The quotes of the page's carousel, and those below it: first the ones with a place, then all others. */
export const testimonialSlides = testimonialsOf(slides);
export const testimonialCards: readonly Testimonial[] = [
  ...testimonialsOf(cards),
  ...allTestimonials.filter(({ id }) => !placed.has(id)),
];

const count = (values: readonly string[]): string => String(new Set(values).size);

const filled = (text: string): string =>
  text
    .replace('{voices}', count(allTestimonials.map(({ id }) => id)))
    .replace('{trades}', count(allTestimonials.map(({ category }) => category)))
    .replace('{products}', count(allTestimonials.map(({ thread }) => thread)));

/** The words of the testimonials page, with how many quotes it shows. */
export const testimonialsWords = {
  ...testimonialsPage,
  page: { ...testimonialsPage.page, title: filled(testimonialsPage.page.title) },
  counts: testimonialsPage.counts.map(({ value, label }) => ({ value: filled(value), label })),
};

/** The industry cards, each with its industry's title and page, and the companies that speak of it. */
export const trades = industryCards.flatMap(({ industry, category, ...card }) =>
  industries
    .filter(({ id }) => id === industry)
    .map(({ id, title, sheet, href }) => ({
      ...card,
      id,
      title,
      sheet,
      href,
      companies: allTestimonials
        .filter((testimonial) => testimonial.category === category)
        .map(({ company }) => company),
    })),
);
