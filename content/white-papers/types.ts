import { z } from 'zod';
import { day, draft, type Shape, text, texts } from '../schemas/base';

/** A white paper. The page says 'coming soon' and shows none of them yet. */
export const whitePaper = z.strictObject({
  draft,
  id: z.int().positive(),
  title: text,
  description: text,
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
  tags: texts,
  /** A desk of the house, or the people who wrote it. */
  author: text,
  /** What that desk does. */
  authorTitle: text,
  /** Made up to show the design; `npm run check:release` refuses to publish it. */
  sample: z.boolean(),
});

export type WhitePaper = Shape<typeof whitePaper>;
