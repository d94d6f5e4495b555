import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import { between, href, list, type Shape, slug, text, unlike } from './base';

/** US dollars per user and month under each billing. */
const dollars = z.number().positive().max(9999).multipleOf(0.01, 'must be in dollars and cents');

const perUser = z.strictObject({
  kind: z.literal('per-user'),
  annual: dollars,
  monthly: dollars,
});

/** A price that is agreed in person. */
const agreed = z.strictObject({ kind: z.literal('agreed'), label: text.max(20), href });

/** A plan, as its part of the ticket shows it. */
const plan = z.strictObject({
  id: slug,
  title: text.max(20),
  description: text.max(90),
  price: z.discriminatedUnion('kind', [perUser, agreed]),
  buttonText: text.max(30),
  /** The mark of the one plan whose button is the signal's. */
  highlight: text.max(20).nullable(),
  features: between(text.max(60), 1, 12),
});

const question = z.strictObject({
  id: slug,
  question: text.max(90).endsWith('?', 'must end with a question mark'),
  answer: text.max(700),
});

/** A feature, and the smallest plan that holds it; every larger one does too. */
const comparedFeature = z.strictObject({ feature: text.max(60), from: text });

const comparedGroup = z.strictObject({ title: text.max(40), rows: list(comparedFeature) });

/** The plans, the pricing page, and features by the smallest plan that holds them. */
export const pricingSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/plans.ts': z.looseObject({
    // Parts of one ticket, side by side: a fifth has no room for its price.
    plans: unlike(plan, 'id', 1, 4).refine(
      (all) => all.filter(({ highlight }) => highlight).length <= 1,
      'must highlight one plan at most',
    ),
    plansSection: z.looseObject({ title: text.max(60), lead: text.max(160) }),
  }),
  'content/pricing.ts': z.looseObject({
    pricingPage: z.looseObject({
      page: pageFacts,
      hero: z.looseObject({
        // Lines of the heading over the picture.
        title: between(text.max(40), 1, 3),
        promises: between(text.max(40), 1, 6),
        image: pageImage,
      }),
    }),
    // Folded under one another.
    pricingQuestions: unlike(question, 'id', 1, 20),
  }),
  'content/plan-comparison.ts': z.looseObject({ planComparison: list(comparedGroup) }),
};

export type Plan = Shape<typeof plan>;
export type ComparedGroup = Shape<typeof comparedGroup>;
export type Question = Shape<typeof question>;
