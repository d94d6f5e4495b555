import { z } from 'zod';
import { industry } from '../industries/types';
import { pageFacts, pageImage } from '../products/types';
import { useCase } from '../use-cases/types';
import { between, href, type Shape, text } from './base';
import { counting } from './parts/counting';

/** Three must fit side by side at 320 px. */
const figure = z.object({ value: text.max(8), label: text.max(40) });

const hero = z.strictObject({
  heading: counting(50),
  description: text.max(160),
  figures: between(figure, 1, 3),
  /** Who counted the figures. */
  note: text.max(120),
});

const reason = z.strictObject({
  heading: text.max(40),
  description: text.max(200),
  link: z.strictObject({ label: text.max(40), href }).optional(),
});

const whyChoose = z.strictObject({
  title: text.max(60),
  security: z.strictObject({
    heading: text.max(40),
    description: text.max(200),
    badges: between(text.max(20), 1, 5),
    link: z.strictObject({ label: text.max(40), href }),
    image: pageImage,
  }),
  reasons: between(reason, 1, 4),
});

const security = z.strictObject({
  title: text.max(60),
  text: text.max(300),
  link: z.strictObject({ label: text.max(40), href }),
  /** The mark of items that the owner has yet to confirm. */
  mark: text.max(40),
  items: between(
    z.strictObject({
      term: text.max(40),
      text: text.max(300),
      /** In the privacy policy, after the term and a colon; its period is added. */
      policy: text.max(240),
      /** What the owner must supply; `npm run check -- --release` lists it. Left out once it is true. */
      toConfirm: text.max(120).optional(),
    }),
    1,
    12,
  ),
});

const trustMetrics = z.strictObject({
  title: text.max(50),
  metrics: between(z.strictObject({ value: counting(12), label: counting(90) }), 1, 3),
});

export const useCaseSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/use-cases.ts': z.strictObject({
    trialDays: text.max(20),
    // One line of a label.
    trialTerms: between(text.max(24), 1, 5),
    included: text.max(40),
    quotesTitle: text.max(60),
  }),
  'content/use-cases/*.ts': z.strictObject({ useCase }),
  'content/industries/*.ts': z.strictObject({ industry }),
  'content/industries-page.ts': z.strictObject({
    industriesFacts: pageFacts.extend({ title: counting(120) }),
    industriesHero: hero,
    industryListTitle: counting(80),
    whyChoose,
    security,
    trustMetrics,
  }),
};

export type IndustriesHero = Shape<typeof hero>;
export type WhyChoose = Shape<typeof whyChoose>;
export type TrustMetrics = Shape<typeof trustMetrics>;
