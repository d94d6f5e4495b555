import { z } from 'zod';
import {
  between,
  day,
  draft,
  httpsAddress,
  type Shape,
  slug,
  text,
  thread,
  unlike,
} from '../schemas/base';

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
  part('paragraph', { content: text.max(1500) }),
  // Three lines, and a line of the contents.
  part('heading', { content: text.max(90) }),
  part('list', { title: text.max(90), items: between(text.max(500), 2, 30) }),
  // `sample` marks words that nobody has said; `npm run check -- --release` lists them.
  part('quote', { content: text.max(500), author: text.max(100), sample: z.boolean() }),
  part('highlight', { title: text.max(90), content: text.max(800) }),
  part('stats', {
    title: text.max(90),
    stats: between(z.strictObject({ number: text.max(20), label: text.max(80) }), 2, 6),
  }),
  // `src` names a picture without folder and ending, such as `chart-how-long-a-stop-takes`.
  part('image', { src: text, alt: text.max(500), caption: text.max(400) }),
]);

const count = z.int('must be a whole number').nonnegative();

/** What an article rests on, such as a rule or a table of an agency. */
const source = z.strictObject({
  title: text.max(120),
  publisher: text.max(80),
  /** In which it was published, or last revised. */
  year: z.int('must be a year').min(1900).max(2100),
  href: httpsAddress,
});

const lineName = text
  .max(30)
  .regex(/^[a-z]\w*$/, "must be a name for sums, such as 'vans' or 'idleHours'");

const given = z.strictObject({
  name: lineName,
  label: text.max(80),
  value: z.number(),
  unit: text.max(40).optional(),
});

const computed = z.strictObject({
  name: lineName,
  label: text.max(80),
  /** Of numbers and lines above: + - * / ( ), and ceil( ), floor( ) and round( ). */
  sum: text.max(300),
  /** The result as the article prints it, such as '$1,234.50'. */
  shown: text.max(20),
  unit: text.max(40).optional(),
});

/** An example worked out line by line, which readers can download. */
export const worked = z.strictObject({
  title: text.max(80),
  lines: between(z.union([given, computed]), 2, 40),
});

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
  /** A desk of the house, or a person; a face and a role come from content/people.ts. */
  author: text.max(40),
  /** A day to come keeps the post out until a build on it. */
  date: day,
  /** A name of content/blog/categories.ts. */
  category: text,
  /** Chips under the article. */
  tags: between(text.max(40), 1, 10),
  /** Name of the cover picture. */
  image: text,
  /** What a photo in its place shows; a drawn cover tells by itself. */
  coverAlt: text.max(200).optional(),
  featured: z.boolean(),
  views: count,
  likes: count,
  draft,
  sections: between(section, 1, 120),
  /** The box at the end, which an article without any goes without. */
  keyTakeaways: between(text.max(240), 0, 8),
  /** Official pages that it cites. */
  sources: unlike(source, 'href', 1, 12).optional(),
  /** The sum of its example: a file beside the page is written from it. */
  worked: worked.optional(),
});

const bars = z.strictObject({
  kind: z.literal('bars'),
  title: text.max(60),
  unit: text.max(30),
  // As many as are told apart at a glance.
  bars: between(
    z.strictObject({ label: text.max(40), value: z.number(), strong: z.boolean().optional() }),
    1,
    12,
  ),
});

const line = z
  .strictObject({
    kind: z.literal('line'),
    title: text.max(60),
    unit: text.max(30),
    /** Words under the horizontal axis, left to right, one per value of each series. */
    ticks: between(text.max(12), 2, 24),
    series: between(z.strictObject({ label: text.max(40), values: z.array(z.number()) }), 1, 4),
    /** A level worth drawing as a rule, such as a limit. */
    limit: z.strictObject({ label: text.max(40), value: z.number() }).optional(),
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
