import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import {
  between,
  day,
  draft,
  href,
  icon,
  rank,
  type Shape,
  slug,
  text,
  thread,
} from '../schemas/base';
import { ownPreview } from '../schemas/parts/previews';

/** A paragraph of the story. */
const paragraphs = between(text.max(700), 1, 8);

/** A value as large as a heading, and what it counts. */
const fact = z.strictObject({ value: text.max(16), label: text.max(70) });

/** The parts of a story below its cover. */
const part = z.enum(['challenge', 'solution', 'timeline', 'results', 'quote']);

const profile = z.strictObject({
  name: text.max(50),
  /** What the company does, in a few words. */
  business: text.max(60),
  /** Its sign. */
  icon,
  industry: text.max(60),
  region: text.max(80),
  fleet: text.max(120),
  staff: text.max(120),
  /** Products of the platform that it uses: lines of the profile. */
  products: between(z.strictObject({ label: text.max(40), href }), 1, 8),
  /** Says that the company is made up, where it is. */
  note: text.max(240).nullable(),
});

const challenge = z.strictObject({
  title: text.max(70),
  paragraphs,
  /** What stood in the way: first its time of day or, at the end, a note such as a count or a place. */
  points: between(
    z.strictObject({
      time: text.max(20).optional(),
      title: text.max(50),
      text: text.max(200),
      note: text.max(40).optional(),
    }),
    1,
    6,
  ),
});

const solution = z.strictObject({
  title: text.max(70),
  paragraphs,
  /** The thing that the story turned on, drawn or photographed, and a sentence under it. */
  image: pageImage.optional(),
  caption: text.max(240).optional(),
  /** Features of the product, each with the page that tells more. */
  points: between(z.strictObject({ title: text.max(50), text: text.max(160), href }), 0, 6),
});

const step = z.strictObject({
  title: text.max(30),
  weeks: z.strictObject({ from: z.int().min(1), to: z.int().min(1) }),
  text: text.max(240),
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

const figure = fact.extend({
  /** The two ends of the change, for a pair of bars; null where nothing was counted before. */
  change: z
    .strictObject({ before: z.number().min(0), after: z.number().min(0), unit: text.max(40) })
    .refine(({ before, after }) => before !== after, 'must differ, or be left out')
    .nullable(),
  how: text.max(240),
});

const results = z.strictObject({
  title: text.max(70),
  /** What was compared with what. */
  basis: text.max(240),
  figures: between(figure, 1, 6),
  /** What the project did not change, or made worse. */
  caveat: text.max(300),
});

const variants = z.strictObject({
  /** The hero's words beside the map, or above it. */
  hero: z.enum(['beside', 'above']),
});

/** What cards, lists and the cover show of a case study. */
const card = {
  draft,
  rank,
  slug,
  title: text.max(80),
  industry: text.max(40),
  /** Weeks from kick-off to going live. */
  weeks: z.int().min(1).max(104),
  /** Its color wherever it is told. */
  thread,
  /** Made up to show the design; `npm run check -- --release` refuses to publish it. */
  sample: z.boolean(),
  /** A day to come keeps it out until a build on that day. */
  published: day,
  page: pageFacts,
  /** What the preview picture says when its address is shared; its title where left out. */
  preview: ownPreview.optional(),
  /**
   * The picture of its cards: one that somebody drew, `case-<slug>` for one that a build draws, or a
   * photograph, which then serves as cover and in lists too.
   */
  picture: text.max(80),
  /** What it shows; of a map that a build drew that is known. */
  pictureAlt: text.max(300).optional(),
  /** The wide cover where it was drawn by hand. */
  cover: pageImage.optional(),
  /** What /success-stories says of it, and its picture there where it was drawn by hand. */
  teaser: z.strictObject({ text: text.max(160), image: pageImage.optional() }),
} as const;

/** A case study: what is shown of it elsewhere, and its story. */
export const caseStudy = z
  .strictObject({
    ...card,
    summary: text.max(400),
    /** Facts of the cover, beside the weeks: columns of one row. */
    facts: between(fact, 0, 2),
    profile,
    /** The parts in the order in which this story is told. */
    order: z
      .array(part)
      .refine(
        (parts) => parts.length === 5 && new Set(parts).size === 5,
        'must hold each of challenge, solution, timeline, results and quote once',
      ),
    variants,
    /** Parts that take the whole width, and their ground; the others stand beside the profile. */
    wide: z.partialRecord(part, z.enum(['paper', 'sunk', 'band'])),
    challenge,
    solution,
    timeline: z.strictObject({ title: text.max(70), steps }),
    results,
    /** The words themselves, without quotation marks. */
    quote: z.strictObject({
      text: text.max(320),
      name: text.max(60),
      position: text.max(80),
      sample: z.boolean(),
    }),
    /** The card beside the story, above its demo button. */
    demo: z.strictObject({ title: text.max(40), text: text.max(160) }),
  })
  .superRefine(({ weeks, timeline }, context) => {
    const end = timeline.steps.at(-1)?.weeks.to;
    if (end === undefined || end === weeks) return;
    const message = `must end with the last of the ${weeks} weeks`;
    const path = ['timeline', 'steps', timeline.steps.length - 1, 'weeks', 'to'];
    context.addIssue({ code: 'custom', path, input: end, message });
  });

export type CasePart = Shape<typeof part>;
export type CaseStudy = Shape<typeof caseStudy>;
