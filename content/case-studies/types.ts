import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import {
  between,
  day,
  draft,
  href,
  hue,
  icon,
  rank,
  type Shape,
  slug,
  text,
} from '../schemas/base';
import { ownPreview } from '../schemas/parts/previews';

const paragraphs = between(text.max(700), 1, 8);

const fact = z.strictObject({ value: text.max(16), label: text.max(70) });

const part = z.enum(['challenge', 'solution', 'timeline', 'results', 'quote']);

const profile = z.strictObject({
  name: text.max(50),
  business: text.max(60),
  icon,
  industry: text.max(60),
  region: text.max(80),
  fleet: text.max(120),
  staff: text.max(120),
  /** Products of the platform that it uses. */
  products: between(z.strictObject({ label: text.max(40), href }), 1, 8),
  /** Says that the company is invented. */
  note: text.max(240).nullable(),
});

const challenge = z.strictObject({
  title: text.max(70),
  paragraphs,
  /** Each with a time of day or, at the end, a note such as a count or a place. */
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
  image: pageImage.optional(),
  caption: text.max(240).optional(),
  /** Features of the product, each linked to its page. */
  points: between(z.strictObject({ title: text.max(50), text: text.max(160), href }), 0, 6),
});

const step = z.strictObject({
  title: text.max(30),
  weeks: z.strictObject({ from: z.int().min(1), to: z.int().min(1) }),
  text: text.max(240),
});

// Bars of one plan: seven have no room for their names.
const steps = between(step, 2, 6).refine(
  (all) =>
    all.every(({ weeks }, i) => {
      const before = all[i - 1]?.weeks.to ?? 0;
      return weeks.from === before + 1 && weeks.to >= weeks.from;
    }),
  'must follow one another without a gap, from week 1',
);

const figure = fact.extend({
  /** A pair of bars; null where nothing was counted before. */
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
  /** What did not change or got worse. */
  caveat: text.max(300),
});

const variants = z.strictObject({
  hero: z.enum(['beside', 'stacked']),
});

const card = {
  draft,
  rank,
  slug,
  title: text.max(80),
  industry: text.max(40),
  /** From kick-off to going live. */
  weeks: z.int().min(1).max(104),
  hue,
  /** Invented; `npm run check -- --release` refuses to publish it. */
  sample: z.boolean(),
  /** The first day on which it is shown. */
  published: day,
  /** The day on which its words last changed, for the sitemap; none while it is as first shown. */
  updated: day.optional(),
  page: pageFacts,
  /** The preview picture; its title by default. */
  preview: ownPreview.optional(),
  /** Drawn, `case-<slug>` where the build draws it, or a photograph for all places. */
  picture: text.max(80),
  /** Not needed for drawn maps. */
  pictureAlt: text.max(300).optional(),
  cover: pageImage.optional(),
  teaser: z.strictObject({ text: text.max(160), image: pageImage.optional() }),
} as const;

export const caseStudy = z
  .strictObject({
    ...card,
    summary: text.max(400),
    /** Beside the weeks, in one row. */
    facts: between(fact, 0, 2),
    profile,
    order: z
      .array(part)
      .refine(
        (parts) => parts.length === 5 && new Set(parts).size === 5,
        'must hold each of challenge, solution, timeline, results and quote once',
      ),
    variants,
    /** Full-width parts with their ground; the others stand beside the profile. */
    wide: z.partialRecord(part, z.enum(['paper', 'sunk', 'band'])),
    challenge,
    solution,
    timeline: z.strictObject({ title: text.max(70), steps }),
    results,
    /** Without quotation marks. */
    quote: z.strictObject({
      text: text.max(320),
      name: text.max(60),
      position: text.max(80),
      /** In public/images; initials by default. */
      photo: text.optional(),
      /** The speaker at work, on success stories; the cover by default. */
      scene: pageImage.optional(),
      sample: z.boolean(),
    }),
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
