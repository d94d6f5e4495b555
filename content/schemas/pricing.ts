import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import { list, text } from './base';

const plan = z.strictObject({
  id: text,
  title: text,
  description: text,
  highlight: text.nullable(),
  features: list(text),
  price: z.unknown(),
  buttonText: z.unknown(),
});

const perUser = (annual: number, monthly: number) =>
  z.strictObject({
    kind: z.literal('per-user'),
    annual: z.literal(annual),
    monthly: z.literal(monthly),
  });

const agreed = z.strictObject({
  kind: z.literal('agreed'),
  label: z.literal('Contact Us'),
  href: text,
});

const trial = z.literal('Start 14 Days Free Trial');

/** The three fares with their prices. */
const plans = z.tuple([
  plan.extend({
    title: z.literal('Base'),
    price: perUser(12, 10),
    buttonText: z.literal('Try for Free'),
  }),
  plan.extend({ title: z.literal('Standard'), price: perUser(15, 12), buttonText: trial }),
  plan.extend({ title: z.literal('Enterprise'), price: agreed, buttonText: trial }),
]);

const question = (id: string) =>
  z.strictObject({
    id: z.literal(id),
    question: text.endsWith('?', "must end with '?'"),
    answer: text,
  });

const from = z.enum(['base', 'standard', 'enterprise']);

/** The fares, the pricing page, and features by the smallest fare that holds them. */
export const pricingSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/plans.ts': z.looseObject({
    plans,
    plansSection: z.looseObject({
      title: text,
      lead: text.startsWith('14 day', "must begin with '14 days'"),
    }),
  }),
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
    planComparison: list(
      z.strictObject({ title: text, rows: list(z.strictObject({ feature: text, from })) }),
    ),
  }),
};
