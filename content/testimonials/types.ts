import { z } from 'zod';
import { pageFacts } from '../products/types';
import {
  between,
  draft,
  rank,
  type Shape,
  slug,
  text,
  thread,
  unlike,
  webAddress,
} from '../schemas/base';

/** A quote set as large as a headline has less room than one on a card. */
const longestLarge = 200;

/** A place on another page, from 1. */
const place = z.int('must be its place there, 1 for the first').positive().optional();

/** Figures beside one another under a quote. */
const mostResults = 3;

/** What a customer says about the product. */
export const testimonial = z
  .strictObject({
    draft,
    rank,
    /** The name of its file. */
    id: slug,
    name: text.max(40),
    /** The name of a PNG or JPEG in public/images; initials are drawn where there is none. */
    photo: text.optional(),
    position: text.max(60),
    company: text.max(40),
    /** As the company counts itself, e.g. '120 vans'. */
    companySize: text.max(40),
    rating: z.literal([1, 2, 3, 4, 5]),
    testimonial: text.max(320).regex(/^[^“”"].*[^“”"]$/, 'must stand without quotation marks'),
    /** Counts of the company's own, by what they count; the first one is shown beside the quote. */
    results: z
      .record(
        text.max(40),
        text.regex(/^\d{1,7}$/, "must be a count of their own in digits, such as '57'"),
      )
      .refine(
        (all) => Object.keys(all).length <= mostResults,
        `must have ${mostResults} entries at most`,
      ),
    videoUrl: webAddress.optional(),
    /** The trade of the company: one of those of content/testimonials-page.ts. */
    category: text.max(30),
    /** Stands on the carousel at the top of the page, as large as a headline. */
    large: z.boolean(),
    /** Its place on the home page and on the page of success stories; without one it is not there. */
    home: place,
    stories: place,
    /** The product it speaks of. */
    thread,
    /** Made up to show the design; `npm run check -- --release` refuses to publish it. */
    sample: z.boolean(),
  })
  .refine(({ large, testimonial }) => !large || testimonial.length <= longestLarge, {
    path: ['testimonial'],
    error: ({ input }) =>
      `has ${(input as { testimonial: string }).testimonial.length} characters, a large one must have ${longestLarge} at most`,
  });

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

export type Testimonial = Shape<typeof testimonial>;
export type IndustryCard = Shape<typeof industryCard>;
export type TestimonialsPage = Shape<typeof testimonialsPage>;
