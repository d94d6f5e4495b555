import { z } from 'zod';
import { between, day, draft, httpsAddress, type Shape, text, thread } from '../schemas/base';

/** A category of the filter. */
export const whitePaperCategory = z.strictObject({
  name: text.max(40),
  /** Follows the product that the category belongs to; the drawn covers take it. */
  thread,
});

/** A file of public/papers, or an address on another site. */
const file = z.union(
  [text.max(80).regex(/^[a-z0-9-]+\.pdf$/), httpsAddress],
  "must be the name of a file in public/papers in small letters, such as 'cold-chain.pdf', or an address that begins with https://",
);

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
  /** What is downloaded; without it the list says that the file is still to come. */
  file: file.optional(),
  /** Nobody counts on a static site, so no page shows it. */
  downloadCount: z.int().nonnegative().optional(),
  pages: z.int('must be a whole number').min(1).max(500),
  /** Minutes. */
  readTime: z.int('must be a whole number').min(1).max(600),
  /** Stands before the others. */
  featured: z.boolean(),
  /** Name of the cover; the build draws paper-<name of this file>. */
  image: text,
  tags: between(text.max(40), 1, 8),
  /** A person, or a desk of the house. */
  author: text.max(40),
  /** What the author does. */
  authorTitle: text.max(60),
  /** Made up to show the design: stands in the list while showWhitePapers is on, and nowhere otherwise. */
  sample: z.boolean(),
});

export type WhitePaper = Shape<typeof whitePaper>;
export type WhitePaperCategory = Shape<typeof whitePaperCategory>;
