import { z } from 'zod';
import { day, draft, list, type Shape, text, texts } from '../schemas/base';

/** The nine categories; 'All Categories' is the list's own, not a post's. */
const category = z.enum([
  'Fleet Management',
  'Route Optimization',
  'Delivery Management',
  'AI & Technology',
  'Industry Insights',
  'Case Studies',
  'Best Practices',
  'Sustainability',
  'Field Force Management',
]);

const part = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  z.strictObject({ type: z.literal(kind), ...fields });

/** One part of an article's body. */
const section = z.discriminatedUnion('type', [
  part('paragraph', { content: text }),
  part('heading', { content: text }),
  part('list', { title: text, items: z.array(text).min(2, 'must have 2 entries or more') }),
  // `sample` marks words that nobody has said; `npm run check:release` lists them.
  part('quote', { content: text, author: text, sample: z.boolean() }),
  part('highlight', { title: text, content: text }),
  part('stats', {
    title: text,
    stats: z.array(z.strictObject({ number: text, label: text })).min(2, 'must have 2 or more'),
  }),
  // `src` names a picture without folder and ending, such as `chart-how-long-a-stop-takes`.
  part('image', { src: text, alt: text.min(20, 'must say what is drawn'), caption: text }),
]);

const count = z.int('must be a whole number').nonnegative();

/** A post of the blog with its whole text. */
export const post = z.strictObject({
  id: z.int().positive(),
  title: text.max(65, 'has 65 characters at most'),
  slug: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case with hyphens'),
  /** One or two sentences that the card shows. */
  excerpt: text.max(180, 'has 180 characters at most'),
  /** The article in one sentence: the page's description. */
  content: text.min(70, 'has 70 characters at least').max(160, 'has 160 characters at most'),
  author: text.regex(/ desk$/, 'must be a desk of the house, not an invented person'),
  /** A day to come keeps the post out until a build on it. */
  date: day,
  /** Minutes at 200 words a minute, rounded up; a test compares it with the text. */
  readTime: z.int().positive(),
  category,
  tags: z.array(text).min(3, 'must have 3 tags or more'),
  /** Name of the cover picture. */
  image: text,
  featured: z.boolean(),
  views: count,
  likes: count,
  draft,
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
    /** Words under the horizontal axis, left to right, one per value of each series. */
    ticks: texts,
    series: list(z.strictObject({ label: text, values: z.array(z.number()) })),
    /** A level worth drawing as a rule, such as a limit. */
    limit: z.strictObject({ label: text, value: z.number() }).optional(),
  })
  .refine(
    ({ ticks, series }) => series.every(({ values }) => values.length === ticks.length),
    'has a series that is longer or shorter than its ticks',
  );

/** Numbers of an article's worked example, drawn at build. */
export const chart = z.discriminatedUnion('kind', [bars, line]);

export type BlogCategory = Shape<typeof category>;
export type ArticleSection = Shape<typeof section>;
export type BlogPost = Shape<typeof post>;
export type ArticleChart = Shape<typeof chart>;
