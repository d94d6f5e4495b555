import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import { useCase } from '../use-cases/types';
import { between, route, type Shape, stat, text, unlike } from './base';

const industryRow = z.strictObject({
  /** An id of content/home/industries.ts, which holds title, features and color. */
  id: text,
  heading: text,
  description: text,
  picture: text,
  link: z.strictObject({ label: text, href: route }),
});

/** The use cases and the page that lists the industries, by file. */
export const useCaseSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/use-cases/shared.ts': z.looseObject({
    // Terms of the trial under each use case.
    trialTerms: between(text.max(30), 1, 6),
    included: text.max(40),
  }),
  'content/use-cases/*.ts': z.record(z.string(), useCase),
  'content/industries-page.ts': z.looseObject({
    industriesFacts: pageFacts,
    industriesHero: z.looseObject({
      heading: text,
      figures: between(stat, 1, 3),
      image: pageImage,
    }),
    // Rows under one another, in step with the slides of the home page.
    industryRows: unlike(industryRow, 'id', 3, 8),
    whyChoose: z.looseObject({
      security: z.looseObject({ badges: between(text.max(20), 1, 5) }),
      // Beside security: four columns of a wide window.
      reasons: between(stat.partial(), 1, 3),
    }),
    trustMetrics: z.looseObject({ title: text, metrics: between(stat, 1, 6) }),
  }),
};

export type IndustryRow = Shape<typeof industryRow>;
