import { z } from 'zod';
import { between, day, draft, httpsAddress, hue, type Shape, text } from '../schemas/base';

export const whitePaperCategory = z.strictObject({
  name: text.max(40),
  /** That of the category's product. */
  hue,
});

/** A file of public/papers, or an address on another site. */
const file = z.union(
  [text.max(80).regex(/^[a-z0-9-]+\.pdf$/), httpsAddress],
  "must be the name of a file in public/papers in small letters, such as 'cold-chain.pdf', or an address that begins with https://",
);

export const whitePaper = z.strictObject({
  draft,
  id: z.int().positive(),
  title: text.max(90),
  description: text.max(240),
  /** One of content/white-papers.ts. */
  category: text,
  /** The first day on which it is shown. */
  publishDate: day,
  /** The list announces it where left out. */
  file: file.optional(),
  /** Not shown: a static site counts nothing. */
  downloadCount: z.int().nonnegative().optional(),
  pages: z.int('must be a whole number').min(1).max(500),
  /** Minutes. */
  readTime: z.int('must be a whole number').min(1).max(600),
  /** Comes first. */
  featured: z.boolean(),
  /** The build draws paper-<file name>. */
  image: text,
  tags: between(text.max(40), 1, 8),
  /** A person, or a team. */
  author: text.max(40),
  authorTitle: text.max(60),
  /** Invented: listed only while showWhitePapers is on. */
  sample: z.boolean(),
});

export type WhitePaper = Shape<typeof whitePaper>;
export type WhitePaperCategory = Shape<typeof whitePaperCategory>;
