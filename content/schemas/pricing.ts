import { z } from 'zod';
import { pageFacts, pageImage } from './products';

const text = z.string().min(1, 'must not be empty');

const question = (id: string) =>
  z.strictObject({
    id: z.literal(id),
    question: text.endsWith('?', "must end with '?'"),
    answer: text,
  });

const from = z.enum(['base', 'standard', 'enterprise']);

/** The pricing page: six questions, and features by the smallest fare that holds them. */
export const pricingSchemas = {
  'content/pricing.ts': z.looseObject({
    pricingPage: z.looseObject({
      page: pageFacts,
      hero: z.looseObject({
        title: z.array(text).length(2, 'must be two lines'),
        promises: z.array(text).length(5, 'must be the five promises of the trial'),
        image: pageImage,
      }),
    }),
    pricingQuestions: z.tuple([
      question('free-trial'),
      question('changing-plans'),
      question('setup-fee'),
      question('payment-methods'),
      question('enterprise-solutions'),
      question('data-security'),
    ]),
  }),
  'content/plan-comparison.ts': z.looseObject({
    planComparison: z
      .array(
        z.strictObject({
          title: text,
          rows: z.array(z.strictObject({ feature: text, from })).min(1, 'must have a row'),
        }),
      )
      .min(1, 'must have a group'),
  }),
} as const satisfies Record<string, z.ZodType>;
