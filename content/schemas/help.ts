import { z } from 'zod';
import { helpArticles } from '../help';
import { pageFacts } from './products';

const text = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space');

const texts = z.array(text).min(1, 'must have an entry');

const categories = [
  'getting-started',
  'route-planning',
  'driver-management',
  'mobile-app',
  'tracking-notifications',
  'account-settings',
] as const;

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

const block = z.union([
  z.strictObject({ type: z.literal('paragraph'), text }),
  z.strictObject({ type: z.literal('steps'), title: text.optional(), steps: texts }),
  z.strictObject({ type: z.literal('list'), items: texts }),
  table,
  note('warning'),
  note('tip'),
  z.strictObject({ type: z.literal('picture'), src: text, alt: text, caption: text }),
]);

/** A help article. */
const article = z.strictObject({
  id: z.int().positive(),
  slug: text.regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower case with hyphens'),
  title: text.max(48, 'must have at most 48 characters'),
  description: text.min(70, 'must have 70 characters or more').max(160, 'must have 160 at most'),
  type: z.enum(['video', 'guide', 'other']),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  category: z.enum(categories),
  readTime: z.int().positive(),
  views: z.int().nonnegative(),
  author: text,
  updated: z.iso.date('must be a date such as 2025-11-03'),
  chapters: z
    .array(
      z.strictObject({
        id: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be an anchor'),
        title: text,
        blocks: z.array(block).min(1, 'must have a block'),
      }),
    )
    .min(3, 'must have 3 chapters or more'),
  next: z.array(z.strictObject({ label: text, href: text })).min(2, 'must lead on'),
});

/** Help articles and what the support center shows beside them. */
export const helpSchemas: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(
    helpArticles.map(({ slug }) => [
      `content/help/articles/${slug}.ts`,
      z.looseObject({ article }),
    ]),
  ),
  'content/help/index.ts': z.looseObject({}),
  'content/help/support.ts': z.looseObject({
    supportCategories: z
      .array(z.looseObject({ id: z.enum(categories), name: text, description: text }))
      .length(categories.length, 'must be the six categories'),
    recentUpdates: z.array(
      z.strictObject({
        id: z.int().positive(),
        title: text,
        date: z.iso.date('must be a date'),
        type: z.enum(['feature', 'update', 'documentation']),
        href: text,
      }),
    ),
    supportPage: z.looseObject({
      page: pageFacts,
      empty: z.looseObject({
        title: z.literal('No articles available'),
        text: z.literal(
          'Help articles are currently being updated. Please contact our support team for assistance.',
        ),
      }),
    }),
  }),
};
