import { industries } from '@/content/home/industries';
import { type Testimonial, testimonials } from '@/content/home/testimonials';
import { industryCards, moreTestimonials, type VoiceId } from '@/content/testimonials-page';

/** Every quote of the site: the home page's first, then those of the testimonials page alone. */
export const voices: readonly Testimonial[] = [...testimonials, ...moreTestimonials];

/** The quotes of the given ids, in that order. */
export const voicesOf = (ids: readonly VoiceId[]): readonly Testimonial[] =>
  ids.flatMap((id) => voices.filter((voice) => voice.id === id));

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
      companies: voices
        .filter((voice) => voice.category === category)
        .map(({ company }) => company),
    })),
);
