import { z } from 'zod';
import {
  anchor,
  between,
  day,
  draft,
  href,
  icon,
  link,
  list,
  rank,
  type Shape,
  slug,
  text,
  texts,
  thread,
} from '../schemas/base';

/** A category of the support center; how many articles it has is counted, not written. */
export const supportCategory = z.strictObject({
  id: slug,
  name: text.max(40),
  description: text.max(80),
  /** Its color, as one of the five threads. */
  thread,
  icon,
});

/** News of the product or of its guides. */
export const recentUpdate = z.strictObject({
  id: z.int().positive(),
  title: text.max(90),
  /** The day its guide was last brought up to date. */
  date: day,
  type: z.enum(['feature', 'update', 'documentation']),
  /** The guide that explains it. */
  href,
});

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

/** One part of a chapter. Texts may hold **bold** and [words](/address). */
const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), text }),
  z.strictObject({ type: z.literal('steps'), title: text.max(80).optional(), steps: texts }),
  z.strictObject({ type: z.literal('list'), items: texts }),
  table,
  note('warning'),
  note('tip'),
  // `src` names a picture without folder and ending.
  z.strictObject({ type: z.literal('picture'), src: text, alt: text, caption: text.max(300) }),
]);

/** A chapter of an article, linked from 'On this page'. */
const chapter = z.strictObject({
  id: anchor,
  title: text.max(80),
  blocks: list(block),
});

/** A help article with its whole text. */
export const helpArticle = z
  .strictObject({
    id: z.int().positive(),
    slug,
    /** One line of the list on a wide window, with its kind and level. */
    title: text.max(60),
    /** The page's description and the list's summary. */
    description: text.max(300),
    type: z.enum(['video', 'guide', 'other']),
    difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
    /** An id of content/help/support.ts. */
    category: text,
    /** Place in the order in which one learns, from 1; guides without one stand last. */
    rank,
    /** Minutes at 200 words a minute, rounded up; a test compares it with the text. */
    readTime: z.int().positive(),
    views: z.int().nonnegative(),
    draft,
    /** A team of the house. */
    author: text.max(40),
    /** The day of the last change; one to come keeps the article out until then. */
    updated: day,
    /** The day on which somebody last went through it step by step. */
    checked: day,
    chapters: list(chapter),
    next: between(link.strict(), 0, 6),
    /** The page of what it explains. */
    product: link.strict(),
    /** An article of the blog that goes deeper, or the blog. */
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
