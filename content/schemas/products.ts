import { z } from 'zod';

const text = z.string().min(1, 'must not be empty');

/** What a page tells search engines (issue: at most 65 characters, 70 to 160). */
export const pageFacts = z.looseObject({
  title: text.max(65, 'must have at most 65 characters'),
  description: text
    .min(70, 'must have at least 70 characters')
    .max(160, 'must have at most 160 characters'),
  keywords: z.array(text).min(3, 'must have at least 3 keywords'),
});

/** A drawn picture and what it shows. */
export const pageImage = z.looseObject({ picture: text, narrow: text.optional(), alt: text });

const highlight = z.looseObject({ heading: text, description: text, image: pageImage });

const feature = z.looseObject({
  heading: text,
  description: text,
  List: z.array(text),
  section_id: text.regex(/^[a-z0-9&-]+$/, 'must be an anchor'),
  image: pageImage,
});

/** A product page: facts, hero, highlights, features by name, uses. */
export const product = z.looseObject({
  page: pageFacts,
  hero: z.looseObject({
    heading: text,
    description: text,
    tags: z.array(text).min(3, 'must list the three promises of the trial'),
    signs: z.array(z.looseObject({ icon: text, label: text })),
    image: pageImage,
  }),
  highlights: z.looseObject({
    title: text,
    items: z.array(highlight).min(4, 'must have four highlights or more'),
  }),
  features: z.record(z.string(), feature),
  statsTitle: text,
  uses: z.looseObject({ title: text }),
});
