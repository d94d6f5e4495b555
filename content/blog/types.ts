import { z } from 'zod';
import {
  between,
  day,
  draft,
  httpsAddress,
  hue,
  type Shape,
  slug,
  text,
  unlike,
} from '../schemas/base';

export const blogCategory = z.strictObject({
  name: text.max(40),
  /** That of the category's product. */
  hue,
  /** Covers on a dark ground, to differ from the product of the same color. */
  night: z.boolean(),
});

const part = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  z.strictObject({ type: z.literal(kind), ...fields });

const section = z.discriminatedUnion('type', [
  part('paragraph', { content: text.max(1500) }),
  // Three lines, and a line of the contents.
  part('heading', { content: text.max(90) }),
  part('list', { title: text.max(90), items: between(text.max(500), 2, 30) }),
  // `sample` marks invented words; `npm run check -- --release` lists them.
  part('quote', { content: text.max(500), author: text.max(100), sample: z.boolean() }),
  part('highlight', { title: text.max(90), content: text.max(800) }),
  part('stats', {
    title: text.max(90),
    stats: between(z.strictObject({ number: text.max(20), label: text.max(80) }), 2, 6),
  }),
  // Name of a picture without folder and ending, such as `chart-how-long-a-stop-takes`.
  part('image', { src: text, alt: text.max(500), caption: text.max(400) }),
]);

const count = z.int('must be a whole number').nonnegative();

const source = z.strictObject({
  title: text.max(120),
  publisher: text.max(80),
  /** Of publication or last revision. */
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
  /** As the article prints it, such as '$1,234.50'. */
  shown: text.max(20),
  unit: text.max(40).optional(),
});

/** A downloadable calculation, line by line. */
export const worked = z.strictObject({
  title: text.max(80),
  lines: between(z.union([given, computed]), 2, 40),
});

export const post = z.strictObject({
  id: z.int().positive(),
  /** Four lines on a card and on the preview picture. */
  title: text.max(80),
  slug,
  excerpt: text.max(220),
  content: text.max(300),
  /** A team, or a person of content/people.ts. */
  author: text.max(40),
  /** The first day on which it is shown. */
  date: day,
  /** The day on which facts or figures were last changed. */
  updated: day.optional(),
  /** A name of content/blog/categories.ts. */
  category: text,
  tags: between(text.max(40), 1, 10),
  image: text,
  /** Describes a photograph used as cover; a drawn one describes itself. */
  coverAlt: text.max(200).optional(),
  featured: z.boolean(),
  views: count,
  likes: count,
  draft,
  sections: between(section, 1, 120),
  keyTakeaways: between(text.max(240), 0, 8),
  sources: unlike(source, 'href', 1, 12).optional(),
  /** Published as a file beside the page. */
  worked: worked.optional(),
});

const bars = z.strictObject({
  kind: z.literal('bars'),
  title: text.max(60),
  unit: text.max(30),
  // As many as are easily told apart.
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
    /** Labels of the horizontal axis, one per value of each series. */
    ticks: between(text.max(12), 2, 24),
    series: between(z.strictObject({ label: text.max(40), values: z.array(z.number()) }), 1, 4),
    /** Drawn as a rule. */
    limit: z.strictObject({ label: text.max(40), value: z.number() }).optional(),
  })
  .refine(
    ({ ticks, series }) => series.every(({ values }) => values.length === ticks.length),
    'has a series that is longer or shorter than its ticks',
  );

export const chart = z.discriminatedUnion('kind', [bars, line]);

export type BlogCategory = Shape<typeof blogCategory>;
export type ArticleSection = Shape<typeof section>;
export type BlogPost = Shape<typeof post>;
export type ArticleChart = Shape<typeof chart>;
