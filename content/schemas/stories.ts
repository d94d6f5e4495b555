import { z } from 'zod';
import { caseStudy } from '../case-studies/types';
import { pageFacts } from '../products/types';
import { between, href, hue, type Shape, text, unlike } from './base';
import { counting } from './parts/counting';

/** Its rate is in lib/roi/roi.ts. */
const industry = z.strictObject({
  value: z.enum(['logistics', 'construction', 'healthcare', 'retail', 'manufacturing', 'other']),
  label: text.max(30),
});

const metric = z.strictObject({ value: text.max(12), label: text.max(60), hue });

const link = z.strictObject({ label: text.max(40), href });

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
    industries: unlike(industry, 'value', 2, 6),
    rates: z.strictObject({
      title: text.max(60),
      text: text.max(300),
      ceiling: text.max(300),
      link,
    }),
  }),
  weeks: z.strictObject({ title: text.max(60), lead: text.max(200) }),
  quotes: z.strictObject({ title: text.max(60), all: link }),
});

const storiesSection = z.strictObject({
  title: text.max(60),
  all: link,
  read: text.max(30),
  sample: text.max(20),
});

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
