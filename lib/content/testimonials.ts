import { industries } from '@/content/home/industries';
import { type Testimonial, testimonials } from '@/content/home/testimonials';
import { industryCards, moreTestimonials } from '@/content/testimonials-page';

/** Every quote of the site: the home page's first, then those of the testimonials page alone. */
export const allTestimonials: readonly Testimonial[] = [...testimonials, ...moreTestimonials];

/** The quotes of the given ids, in that order. */
export const testimonialsOf = (ids: readonly string[]): readonly Testimonial[] =>
  ids.flatMap((id) => allTestimonials.filter((testimonial) => testimonial.id === id));

/** The industry cards, each with its industry's title and page, and the companies that speak of it. */
export const trades = industryCards.flatMap(({ industry, category, ...card }) =>
  industries
    .filter(({ id }) => id === industry)
    .map(({ id, title, sheet, link }) => ({
      ...card,
      id,
      title,
      sheet,
      href: link.href,
      companies: allTestimonials
        .filter((testimonial) => testimonial.category === category)
        .map(({ company }) => company),
    })),
);
