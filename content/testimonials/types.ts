import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import {
  between,
  draft,
  hue,
  rank,
  route,
  type Shape,
  slug,
  stat,
  text,
  unlike,
  webAddress,
} from '../schemas/base';

const longestLarge = 200;

/** From 1. */
const place = z.int('must be its place there, 1 for the first').positive().optional();

const mostResults = 3;

export const testimonial = z
  .strictObject({
    draft,
    rank,
    /** The name of its file. */
    id: slug,
    name: text.max(40),
    /** In public/images, PNG or JPEG or the drawing of a sample; initials by default. */
    photo: text.optional(),
    /** The speaker at work, beside a quote that opens the page; the face by default. */
    scene: pageImage.optional(),
    position: text.max(60),
    company: text.max(40),
    /** Such as '120 vans'. */
    companySize: text.max(40),
    rating: z.literal([1, 2, 3, 4, 5]),
    testimonial: text.max(320).regex(/^[^“”"].*[^“”"]$/, 'must stand without quotation marks'),
    /** Claims of the company; the first one is shown beside the quote. */
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
    /** A trade of content/testimonials-page.ts. */
    category: text.max(30),
    /** Pages of products that it is about; the first quote of each is shown there. */
    products: between(route, 1, 2),
    /** In the carousel, as large as a headline. */
    large: z.boolean(),
    /** Places on the home page and on success stories. */
    home: place,
    stories: place,
    /** The color of its product. */
    hue,
    /** Invented; `npm run check -- --release` refuses to publish it. */
    sample: z.boolean(),
  })
  .refine(({ large, testimonial }) => !large || testimonial.length <= longestLarge, {
    path: ['testimonial'],
    error: ({ input }) =>
      `has ${(input as { testimonial: string }).testimonial.length} characters, a large one must have ${longestLarge} at most`,
  });

const industryCard = z.strictObject({
  /** An id of content/industries. */
  industry: text,
  text: text.max(120),
  picture: text,
  pictureAlt: text,
  /** The trade of its quotes. */
  category: text,
});

const testimonialsPage = z.strictObject({
  page: pageFacts,
  name: text.max(30),
  title: text.max(60),
  /** Shown while any quote is invented. */
  note: text.max(160),
  // One line from 1024 px on.
  figures: between(stat, 1, 4),
  figuresNote: text.max(60),
  cardsTitle: text.max(60),
  industries: z.strictObject({ title: text.max(60) }),
  join: z.strictObject({ title: text.max(80), text: text.max(160) }),
});

export const testimonialsSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/testimonials/*.ts': z.strictObject({ testimonial }),
  'content/testimonials-page.ts': z.strictObject({
    quoteTrades: between(text.max(30), 1, 30),
    industryCards: unlike(industryCard, 'industry', 0, 8),
    testimonialsPage,
  }),
};

export type Testimonial = Shape<typeof testimonial>;
export type IndustryCard = Shape<typeof industryCard>;
export type TestimonialsPage = Shape<typeof testimonialsPage>;
