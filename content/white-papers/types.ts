import { z } from 'zod';
import { between, day, draft, type Shape, text } from '../schemas/base';

/** A white paper. */
export const whitePaper = z.strictObject({
  draft,
  id: z.int().positive(),
  title: text.max(90),
  description: text.max(240),
  /** One of content/white-papers.ts. */
  category: text,
  /** A day to come keeps the paper out until a build on it. */
  publishDate: day,
  downloadCount: z.int().nonnegative(),
  pages: z.int().positive(),
  /** Minutes. */
  readTime: z.int().positive(),
  featured: z.boolean(),
  /** Name of the cover picture. */
  image: text,
  tags: between(text.max(40), 1, 8),
  /** A person, or a desk of the house. */
  author: text.max(40),
  /** What the author does. */
  authorTitle: text.max(60),
  /** Made up to show the design; `npm run check:release` refuses to publish it. */
  sample: z.boolean(),
});

export type WhitePaper = Shape<typeof whitePaper>;
