import { z } from 'zod';
import { posts } from '../blog';
import { blogCategories } from '../blog/categories';
import { charts } from '../blog/charts';
import { pageFacts } from './products';

const text = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space');

const texts = z.array(text).min(1, 'must have an entry');

const part = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ type: z.literal(kind), ...shape });

/** The seven parts that an article's body may hold. */
const section = z.discriminatedUnion('type', [
  part('paragraph', { content: text }),
  part('heading', { content: text }),
  part('list', { title: text, items: z.array(text).min(2, 'must have 2 entries or more') }),
  part('quote', { content: text, author: text, sample: z.boolean() }),
  part('highlight', { title: text, content: text }),
  part('stats', {
    title: text,
    stats: z.array(z.strictObject({ number: text, label: text })).min(2, 'must have 2 or more'),
  }),
  part('image', { src: text, alt: text.min(20, 'must say what is drawn'), caption: text }),
]);

const count = z.int('must be a whole number').nonnegative();

/** A post of the blog with its whole text. */
const post = z.strictObject({
  id: z.int().positive(),
  title: text.max(65, 'has 65 characters at most'),
  slug: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case with hyphens'),
  excerpt: text.max(180, 'has 180 characters at most'),
  content: text.min(70, 'has 70 characters at least').max(160, 'has 160 characters at most'),
  author: text.regex(/ desk$/, 'must be a desk of the house, not an invented person'),
  date: z.iso.date('must be a date such as 2025-11-03'),
  readTime: z.int().positive(),
  category: z.enum(blogCategories.map(({ name }) => name)),
  tags: z.array(text).min(3, 'must have 3 tags or more'),
  image: text,
  featured: z.boolean(),
  views: count,
  likes: count,
  draft: z.boolean().optional(),
  sections: z.array(section).min(8, 'must have 8 parts or more'),
  keyTakeaways: z.array(text).min(3, 'must have 3 lines or more'),
});

const bars = z.strictObject({
  kind: z.literal('bars'),
  title: text,
  unit: text,
  bars: z.array(z.strictObject({ label: text, value: z.number(), strong: z.boolean().optional() })),
});

const line = z
  .strictObject({
    kind: z.literal('line'),
    title: text,
    unit: text,
    ticks: texts,
    series: z.array(z.strictObject({ label: text, values: z.array(z.number()) })).min(1),
    limit: z.strictObject({ label: text, value: z.number() }).optional(),
  })
  .refine(
    ({ ticks, series }) => series.every(({ values }) => values.length === ticks.length),
    'has a series that is longer or shorter than its ticks',
  );

const chart = z.discriminatedUnion('kind', [bars, line]);

/** Articles of the blog, their charts and the words around them. */
export const blogSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/blog/categories.ts': z.looseObject({
    blogCategories: z
      .array(z.strictObject({ name: text, thread: text, night: z.boolean() }))
      .length(9, 'must be the nine categories'),
  }),
  'content/blog/charts.ts': z.looseObject({ charts: texts }),
  'content/blog/index.ts': z.looseObject({ posts: z.array(z.unknown()).min(26, 'must be 26') }),
  'content/blog/page.ts': z.looseObject({
    blogPage: z.looseObject({
      page: pageFacts,
      shortcuts: z.tuple([
        z.literal('route optimization'),
        z.literal('fleet tracking'),
        z.literal('delivery management'),
      ]),
      unknown: z.looseObject({
        title: z.literal('Article not found'),
        text: z.literal("The article you're looking for doesn't exist."),
      }),
    }),
  }),
  ...Object.fromEntries(
    posts.map(({ slug }) => [`content/blog/posts/${slug}.ts`, z.strictObject({ post })]),
  ),
  ...Object.fromEntries(
    Object.keys(charts).map((slug) => [
      `content/blog/charts/${slug}.ts`,
      z.strictObject({ chart }),
    ]),
  ),
};
