import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import {
  between,
  day,
  href,
  icon,
  link,
  route,
  type Shape,
  slug,
  stat,
  text,
  texts,
  thread,
} from '../schemas/base';

/** A case study as cards show it. */
export const caseStudy = z.strictObject({
  slug,
  title: text.max(80),
  industry: text.max(30),
  /** Weeks from kick-off to going live. */
  weeks: z.int().min(1).max(104),
  picture: text,
  pictureAlt: text,
  href: route,
  /** Its color wherever it is told. */
  thread,
  /** Made up to show the design; `npm run check:release` refuses to publish it. */
  sample: z.boolean(),
});

/** The parts of a story below its cover. */
const part = z.enum(['challenge', 'solution', 'timeline', 'results', 'quote']);

const profile = z.strictObject({
  name: text,
  /** What the company does, in a few words. */
  business: text,
  industry: text,
  region: text,
  fleet: text,
  staff: text,
  /** Products of the platform that it uses. */
  products: z.array(link),
  /** Says that the company is made up, where it is. */
  note: text.nullable(),
});

const challenge = z.strictObject({
  title: text,
  paragraphs: texts,
  /** What stood in the way; `note` is a time, a count or a place. */
  points: between(z.strictObject({ title: text, text, note: text }), 1, 6),
});

const solution = z.strictObject({
  title: text,
  paragraphs: texts,
  /** The thing that the story turned on, drawn, and a sentence under it. */
  image: pageImage,
  caption: text,
  /** Features of the product, each with the page that tells more. */
  points: between(z.strictObject({ title: text, text, href }), 0, 6),
});

const step = z.strictObject({
  title: text,
  weeks: z.strictObject({ from: z.int().min(1), to: z.int().min(1) }),
  text,
});

// Bars of one plan: a single step is no plan, and seven have no room for their names.
const steps = between(step, 2, 6).refine(
  (all) =>
    all.every(({ weeks }, i) => {
      const before = all[i - 1]?.weeks.to ?? 0;
      return weeks.from === before + 1 && weeks.to >= weeks.from;
    }),
  'must follow one another without a gap, from week 1',
);

const figure = stat.extend({
  /** The two ends of the change, for a pair of bars; null where nothing was counted before. */
  change: z
    .strictObject({ before: z.number().min(0), after: z.number().min(0), unit: text })
    .refine(({ before, after }) => before !== after, 'must differ, or be left out')
    .nullable(),
  how: text,
});

const results = z.strictObject({
  title: text,
  /** What was compared with what. */
  basis: text,
  figures: between(figure, 1, 6),
  /** What the project did not change, or made worse. */
  caveat: text,
});

/** How a story is laid out, part by part. */
const looks = z.strictObject({
  /** The cover's words beside the map, under it, or on paper cut into it. */
  cover: z.enum(['beside', 'under', 'cut']),
  /** What stood in the way: side by side, along the clock, or as ruled rows. */
  points: z.enum(['columns', 'clock', 'rows']),
  /** The steps along a line, down a line, or as bars on a plan; narrow windows show a list. */
  timeline: z.enum(['along', 'down', 'plan']),
  /** Figures in ruled rows, two by two, or side by side over upright bars. */
  results: z.enum(['rows', 'grid', 'columns']),
  /** The company's sign in its profile. */
  icon,
  /** Parts that take the whole width, and their ground; the others stand beside the profile. */
  wide: z.partialRecord(part, z.enum(['paper', 'sunk', 'band'])),
});

/**
 * The story behind a case study. Its title, industry, weeks and cover picture stand in
 * content/case-studies.ts, under the same slug; it ends with the last of those weeks.
 */
export const story = z.strictObject({
  slug,
  page: pageFacts,
  published: day,
  summary: text,
  /** The wide cover; cards show the picture of content/case-studies.ts. */
  cover: pageImage,
  /** Facts of the cover, beside the weeks: columns of one row. */
  facts: between(stat, 0, 2),
  profile,
  /** The parts in the order in which this story is told. */
  order: z
    .array(part)
    .refine(
      (parts) => parts.length === 5 && new Set(parts).size === 5,
      'must hold each of challenge, solution, timeline, results and quote once',
    ),
  looks,
  challenge,
  solution,
  timeline: z.strictObject({
    title: text,
    steps,
  }),
  results,
  /** The words themselves, without quotation marks. */
  quote: z.strictObject({ text, name: text, position: text, sample: z.boolean() }),
  /** The card beside the story, above its demo button. */
  demo: z.strictObject({ title: text, text }),
});

export type CaseLooks = Shape<typeof looks>;
export type CasePart = Shape<typeof part>;
export type CaseStudy = Shape<typeof caseStudy>;
export type CaseStudyStory = Shape<typeof story>;
