import { z } from 'zod';
import { pageFacts } from './products';

const text = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space');

/** A made-up company has no share in the stated figures: what stands at its name is a count. */
const results = z
  .record(text, text.regex(/^\d+$/, 'must be a count of their own'))
  .refine((entries) => Object.keys(entries).length > 0, 'must have an entry');

/** What a customer says. */
export const testimonial = z.strictObject({
  id: text,
  name: text,
  position: text,
  company: text,
  companySize: text,
  rating: z.int('must be a whole number').min(1, 'is 1 at least').max(5, 'is 5 at most'),
  testimonial: text.regex(/^[^“”"].*[^“”"]$/, 'must stand without quotation marks'),
  results,
  videoUrl: z.url('must be a web address').optional(),
  category: text,
  thread: z.enum(['cobalt', 'madder', 'teal', 'plum', 'ochre']),
  sample: z.boolean(),
});

const industryCard = z.looseObject({ industry: text, text, picture: text, pictureAlt: text });

/** The testimonials page: three slides, six cards, three industry cards. */
export const testimonialsSchemas = {
  'content/testimonials-page.ts': z.looseObject({
    moreTestimonials: z.array(testimonial),
    testimonialPlaces: z.object({
      slides: z.array(text).length(3, 'must be three slides'),
      cards: z.array(text).length(6, 'must be six cards'),
    }),
    industryCards: z.array(industryCard).length(3, 'must be three cards'),
    testimonialsPage: z.looseObject({
      page: pageFacts,
      title: text,
      note: text,
      counts: z.array(z.looseObject({ value: text, label: text })).length(4),
    }),
  }),
} as const satisfies Readonly<Record<string, z.ZodType>>;
