import { z } from 'zod';
import { testimonial } from '../home/types';
import { pageFacts } from '../products/types';
import { between, type Shape, stat, text, unlike } from './base';

/** An industry below the quotes; its title and page stand in content/home/industries.ts. */
const industryCard = z.strictObject({
  /** An id of content/home/industries.ts. */
  industry: text,
  text: text.max(160),
  picture: text,
  pictureAlt: text,
  /** The category of the quotes that speak of it. */
  category: text,
});

/** Which quote stands where, by its id. */
const places = z.strictObject({
  // One at a time on the carousel, with a dot for each.
  slides: between(text, 1, 6),
  // Cards under it, three to a row.
  cards: between(text, 0, 29),
});

/** The testimonials page: slides, cards, industries. */
export const testimonialsSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/testimonials/*.ts': z.strictObject({ testimonial }),
  'content/testimonials-page.ts': z.looseObject({
    testimonialPlaces: places,
    industryCards: unlike(industryCard, 'industry', 0, 8),
    testimonialsPage: z.looseObject({
      page: pageFacts,
      title: text,
      note: text,
      counts: between(stat, 1, 4),
    }),
  }),
};

export type IndustryCard = Shape<typeof industryCard>;
