import { z } from 'zod';
import {
  anchor,
  between,
  day,
  draft,
  href,
  hue,
  icon,
  link,
  list,
  rank,
  type Shape,
  slug,
  text,
  texts,
} from '../schemas/base';

export const supportCategory = z.strictObject({
  id: slug,
  name: text.max(40),
  description: text.max(80),
  /** A route's color; ink for the category that leads to all others. */
  hue: hue.or(z.literal('ink')),
  icon,
});

export const recentUpdate = z.strictObject({
  id: z.int().positive(),
  title: text.max(90),
  /** The day on which its guide was updated. */
  date: day,
  type: z.enum(['feature', 'update', 'documentation']),
  href,
});

export const glossaryTerm = z.strictObject({ term: text.max(40), text: text.max(200) });

const table = z
  .strictObject({
    type: z.literal('table'),
    caption: text.max(160),
    columns: between(text.max(40), 2, 6),
    rows: list(texts),
  })
  .refine(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    'must have as many cells in each row as there are columns',
  );

const note = <Kind extends string>(kind: Kind) =>
  z.strictObject({ type: z.literal(kind), title: text.max(80), text });

/** Texts may hold **bold** and [words](/address). */
const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), text }),
  z.strictObject({ type: z.literal('steps'), title: text.max(80).optional(), steps: texts }),
  z.strictObject({ type: z.literal('list'), items: texts }),
  table,
  note('warning'),
  note('tip'),
  // Name of a picture without folder and ending.
  z.strictObject({ type: z.literal('picture'), src: text, alt: text, caption: text.max(300) }),
]);

const chapter = z.strictObject({
  id: anchor,
  title: text.max(80),
  blocks: list(block),
});

export const helpArticle = z
  .strictObject({
    id: z.int().positive(),
    slug,
    /** One line of the list, beside kind and level. */
    title: text.max(60),
    /** Page description and summary in lists. */
    description: text.max(300),
    type: z.enum(['video', 'guide', 'other']),
    difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
    /** An id of content/help/support.ts. */
    category: text,
    /** In learning order, from 1; guides without one come last. */
    rank,
    /** Minutes at 200 words a minute, rounded up. */
    readTime: z.int().positive(),
    views: z.int().nonnegative(),
    draft,
    /** A team. */
    author: text.max(40),
    /** The last change; a later day hides the article until then. */
    updated: day,
    /** The day on which it was last read against the product pages. */
    checked: day,
    chapters: list(chapter),
    next: between(link.strict(), 0, 6),
    /** The page of what it explains. */
    product: link.strict(),
    /** A blog article that goes deeper, or the blog. */
    article: link.strict().refine(({ href }) => /^\/blog(\/|$)/.test(href), {
      path: ['href'],
      error: "must be an article of the blog, such as '/blog/how-good-is-an-eta', or '/blog'",
    }),
  })
  .refine(({ checked, updated }) => checked >= updated, {
    path: ['checked'],
    error: 'must not be before the day of the last change',
  });

export type SupportCategory = Shape<typeof supportCategory>;
export type RecentUpdate = Shape<typeof recentUpdate>;
export type HelpBlock = Shape<typeof block>;
export type HelpArticle = Shape<typeof helpArticle>;
export type GlossaryTerm = Shape<typeof glossaryTerm>;
