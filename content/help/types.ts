import { z } from 'zod';
import { day, draft, link, list, type Shape, text, texts } from '../schemas/base';

/** Slugs of the six support categories. */
export const supportCategory = z.enum([
  'getting-started',
  'route-planning',
  'driver-management',
  'mobile-app',
  'tracking-notifications',
  'account-settings',
]);

const table = z
  .strictObject({
    type: z.literal('table'),
    caption: text,
    columns: z.array(text).min(2, 'must have 2 columns or more'),
    rows: z.array(texts).min(1, 'must have a row'),
  })
  .refine(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    'has a row that is longer or shorter than the heads of its columns',
  );

const note = <Kind extends string>(kind: Kind) =>
  z.strictObject({ type: z.literal(kind), title: text, text });

/** One part of a chapter. Texts may hold **bold** and [words](/address). */
const block = z.union([
  z.strictObject({ type: z.literal('paragraph'), text }),
  z.strictObject({ type: z.literal('steps'), title: text.optional(), steps: texts }),
  z.strictObject({ type: z.literal('list'), items: texts }),
  table,
  note('warning'),
  note('tip'),
  // `src` names a picture without folder and ending.
  z.strictObject({ type: z.literal('picture'), src: text, alt: text, caption: text }),
]);

/** A chapter of an article, linked from 'On this page'. */
const chapter = z.strictObject({
  id: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be an anchor'),
  title: text,
  blocks: list(block),
});

/** A help article with its whole text. */
export const helpArticle = z.strictObject({
  id: z.int().positive(),
  slug: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case with hyphens'),
  title: text.max(48, 'must have at most 48 characters'),
  /** The page's description and the list's summary. */
  description: text.min(70, 'must have 70 characters or more').max(160, 'must have 160 at most'),
  type: z.enum(['video', 'guide', 'other']),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  category: supportCategory,
  /** Minutes at 200 words a minute, rounded up; a test compares it with the text. */
  readTime: z.int().positive(),
  views: z.int().nonnegative(),
  draft,
  /** A team of the house. */
  author: text,
  /** The day of the last change; one to come keeps the article out until then. */
  updated: day,
  chapters: z.array(chapter).min(3, 'must have 3 chapters or more'),
  next: z.array(link).min(2, 'must lead on'),
});

export type SupportCategory = Shape<typeof supportCategory>;
export type HelpBlock = Shape<typeof block>;
export type HelpArticle = Shape<typeof helpArticle>;
