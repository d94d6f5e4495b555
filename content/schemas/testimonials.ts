import { z } from 'zod';
import { pageFacts } from '../products/types';
import { testimonial } from '../testimonials/types';
import { between, type Shape, text, unlike } from './base';

/** An industry below the quotes; its title and page stand in content/home/industries.ts. */
const industryCard = z.strictObject({
  /** An id of content/home/industries.ts. */
  industry: text,
  text: text.max(120),
  picture: text,
  pictureAlt: text,
  /** The trade of the quotes that speak of it. */
  category: text,
});

/** Something counted on the night band: in braces it is counted by itself. */
const counted = z.strictObject({
  value: text
    .max(12)
    .regex(
      /^([^{}]+|\{(voices|trades|products)\})$/,
      "must be a figure, or '{voices}', '{trades}' or '{products}'",
    ),
  label: text.max(40),
  /** What stands there of a count of one. */
  one: text.max(40),
});

const testimonialsPage = z.strictObject({
  page: pageFacts,
  name: text.max(30),
  title: text.max(60),
  /** Stands there as long as a quote is made up. */
  note: text.max(160),
  // In one line from 1024 px on.
  counts: between(counted, 1, 4),
  cardsTitle: text.max(60),
  industries: z.strictObject({ title: text.max(60), heard: text.max(20) }),
  join: z.strictObject({ title: text.max(80), text: text.max(160) }),
});

/** The testimonials page: quotes, trades, industries. */
export const testimonialsSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/testimonials/*.ts': z.strictObject({ testimonial }),
  'content/testimonials-page.ts': z.strictObject({
    quoteTrades: between(text.max(30), 1, 30),
    // As many as there are industries.
    industryCards: unlike(industryCard, 'industry', 0, 8),
    testimonialsPage,
  }),
};

export type IndustryCard = Shape<typeof industryCard>;
export type TestimonialsPage = Shape<typeof testimonialsPage>;
