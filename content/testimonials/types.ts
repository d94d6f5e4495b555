import { z } from 'zod';
import { draft, rank, type Shape, slug, text, thread, webAddress } from '../schemas/base';

/** A quote set as large as a headline has less room than one on a card. */
const longestLarge = 200;

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
    home: rank,
    stories: rank,
    /** The product it speaks of. */
    thread,
    /** Made up to show the design; `npm run check:release` refuses to publish it. */
    sample: z.boolean(),
  })
  .refine(({ large, testimonial }) => !large || testimonial.length <= longestLarge, {
    path: ['testimonial'],
    error: ({ input }) =>
      `has ${(input as { testimonial: string }).testimonial.length} characters, a large one must have ${longestLarge} at most`,
  });

export type Testimonial = Shape<typeof testimonial>;
