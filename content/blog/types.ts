import { z } from 'zod';
import { between, day, draft, list, type Shape, slug, text, texts, thread } from '../schemas/base';

/** A category of the blog and how its covers look. */
export const blogCategory = z.strictObject({
  name: text.max(40),
  /** Follows the product that the category belongs to. */
  thread,
  /** Covers on a night ground, which tells the category from the product of the same thread. */
  night: z.boolean(),
});

const part = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  z.strictObject({ type: z.literal(kind), ...fields });

/** One part of an article's body. */
const section = z.discriminatedUnion('type', [
  part('paragraph', { content: text }),
  part('heading', { content: text }),
  part('list', { title: text, items: between(text, 2, 30) }),
  // `sample` marks words that nobody has said; `npm run check:release` lists them.
  part('quote', { content: text, author: text, sample: z.boolean() }),
  part('highlight', { title: text, content: text }),
  part('stats', {
    title: text,
    stats: between(z.strictObject({ number: text.max(20), label: text }), 2, 6),
  }),
  // `src` names a picture without folder and ending, such as `chart-how-long-a-stop-takes`.
  part('image', { src: text, alt: text, caption: text }),
]);

const count = z.int('must be a whole number').nonnegative();

/** A post of the blog with its whole text. */
export const post = z.strictObject({
  id: z.int().positive(),
  /** Four lines on a card and on the preview picture. */
  title: text.max(80),
  slug,
  /** One or two sentences that the card shows. */
  excerpt: text.max(220),
  /** The article in one sentence: the page's description. */
  content: text.max(300),
  /** A person, or a desk of the house. */
  author: text.max(40),
  /** A day to come keeps the post out until a build on it. */
  date: day,
  /** Minutes at 200 words a minute, rounded up; a test compares it with the text. */
  readTime: z.int().positive(),
  /** A name of content/blog/categories.ts. */
  category: text,
  /** Chips under the article. */
  tags: between(text.max(40), 1, 10),
  /** Name of the cover picture. */
  image: text,
  featured: z.boolean(),
  views: count,
  likes: count,
  draft,
  sections: list(section),
  /** The box at the end, which an article without any goes without. */
  keyTakeaways: between(text.max(240), 0, 8),
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

export type BlogCategory = Shape<typeof blogCategory>;
export type ArticleSection = Shape<typeof section>;
export type BlogPost = Shape<typeof post>;
export type ArticleChart = Shape<typeof chart>;
