import { z } from 'zod';
import { caseStudy } from '../case-studies/types';
import { pageFacts } from '../products/types';
import { between, href, type Shape, text, thread, unlike } from './base';
import { counting } from './parts/counting';

/** A trade of the calculator; its rate stands in lib/roi/roi.ts. */
const industry = z.strictObject({
  value: z.enum(['logistics', 'construction', 'healthcare', 'retail', 'manufacturing', 'other']),
  label: text.max(30),
});

/** Side by side over the whole width, each on its thread. */
const metric = z.strictObject({ value: text.max(12), label: text.max(60), thread });

const link = z.strictObject({ label: text.max(40), href });

/** The page /success-stories but its stories. */
const successStories = z.strictObject({
  page: pageFacts.extend({ description: counting(300) }),
  hero: z.strictObject({
    title: text.max(60),
    lead: counting(200, 'weeks'),
    note: counting(140, 'figures'),
  }),
  metrics: between(metric, 2, 6),
  stories: z.strictObject({ title: counting(60) }),
  roi: z.strictObject({
    title: text.max(60),
    lead: text.max(160),
    unscripted: text.max(500),
    // Entries of a select.
    industries: unlike(industry, 'value', 2, 6),
    rates: z.strictObject({ title: text.max(60), text: text.max(300), ceiling: text.max(300) }),
  }),
  weeks: z.strictObject({ title: text.max(60), lead: text.max(200) }),
  quotes: z.strictObject({ title: text.max(60), all: link }),
});

/** The home page's section of stories. */
const storiesSection = z.strictObject({
  title: text.max(60),
  all: link,
  read: text.max(30),
  sample: text.max(20),
});

/** The case studies and the page that lists them, by file. */
export const storySchemas: Readonly<Record<string, z.ZodType>> = {
  'content/case-studies.ts': z.strictObject({
    caseStudyWords: z.strictObject({
      read: text.max(30),
      next: text.max(40),
      parts: z.strictObject({
        challenge: text.max(30),
        solution: text.max(30),
        timeline: text.max(30),
        results: text.max(30),
      }),
      sampleCompany: text.max(30),
      sampleQuote: text.max(30),
    }),
    storiesSection,
  }),
  'content/case-studies/*.ts': z.strictObject({ caseStudy }),
  'content/success-stories.ts': z.strictObject({ successStories }),
};

export type StoriesSection = Shape<typeof storiesSection>;
export type SuccessStories = Shape<typeof successStories>;
