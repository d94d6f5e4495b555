import { z } from 'zod';
import { caseStudy, story } from '../case-studies/types';
import { pageFacts, pageImage } from '../products/types';
import { between, stat, text, unlike } from './base';

const industry = z.strictObject({ value: text.max(30), label: text.max(30) });

const teaser = z.looseObject({ slug: text, text: text.max(160), image: pageImage });

/** The case studies and the page that lists them, by file. */
export const storySchemas: Readonly<Record<string, z.ZodType>> = {
  'content/case-studies.ts': z.looseObject({
    // Cards on the home page and below each story.
    caseStudies: unlike(caseStudy, 'slug', 1, 12),
    storiesSection: z.looseObject({ title: text }),
  }),
  'content/case-studies/*.ts': z.record(z.string(), story),
  'content/success-stories.ts': z.strictObject({
    successStories: z.looseObject({
      page: pageFacts,
      hero: z.looseObject({ title: text, lead: text }),
      metrics: between(z.looseObject(stat.shape), 1, 6),
      stories: z.looseObject({ items: unlike(teaser, 'slug', 1, 12) }),
      // Entries of a select.
      roi: z.looseObject({ industries: unlike(industry, 'value', 2, 15) }),
    }),
  }),
};
