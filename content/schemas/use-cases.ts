import { z } from 'zod';
import { planComparison } from '../plan-comparison';
import { pageFacts, pageImage } from './products';

const text = z.string().min(1, 'must not be empty');

const stat = z.looseObject({ value: text, label: text });

/** Features of the smallest fare: only these may be marked as included in all plans. */
const inAllPlans = planComparison.flatMap(({ rows }) =>
  rows.flatMap(({ feature, from }) => (from === 'base' ? feature : [])),
);

const feature = z.looseObject({
  heading: text,
  description: text,
  fareRow: z.enum(inAllPlans),
  image: pageImage,
});

const trial = z.looseObject({
  title: text.includes('14 days', 'must name the 14 days'),
  description: text,
});

/** A use case: four figures, four features, one round, fourteen days. */
const useCase = z.looseObject({
  page: pageFacts,
  hero: z.looseObject({ heading: text, description: text, image: pageImage }),
  stats: z.array(stat).length(4, 'must be four statistics'),
  features: z.array(feature).length(4, 'must be four feature cards'),
  round: z.looseObject({ title: text, note: text, image: pageImage }),
  trial,
});

/** Figures of the couriers page. */
const courierStats = z.tuple([
  stat.extend({ value: z.literal('50%') }),
  stat.extend({ value: z.literal('90%') }),
  stat.extend({ value: z.literal('40%') }),
  stat.extend({ value: z.literal('250+') }),
]);

const courierFeatures = z.tuple([
  feature.extend({ heading: z.literal('Route planning') }),
  feature.extend({ heading: z.literal('Driver mobile app') }),
  feature.extend({ heading: z.literal('Real-time tracking') }),
  feature.extend({ heading: z.literal('Analytics') }),
]);

const link = z.looseObject({ label: text, href: text });

/** The use cases and the page that lists the industries, by file. */
export const useCaseSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/use-cases/shared.ts': z.looseObject({
    trialTerms: z.tuple([
      z.literal('14 days free'),
      z.literal('No credit card'),
      z.literal('No setup fee'),
      z.literal('Cancel anytime'),
      z.literal('24/7 support'),
    ]),
    included: z.literal('Included in all plans'),
  }),
  'content/use-cases/restaurants.ts': z.looseObject({ restaurants: useCase }),
  'content/use-cases/retail.ts': z.looseObject({ retail: useCase }),
  'content/use-cases/ecommerce.ts': z.looseObject({ ecommerce: useCase }),
  'content/use-cases/couriers.ts': z.looseObject({
    couriers: useCase.extend({ stats: courierStats, features: courierFeatures }),
  }),
  'content/industries-page.ts': z.looseObject({
    industriesFacts: pageFacts,
    industriesHero: z.looseObject({
      heading: text,
      figures: z.array(stat).length(3, 'must be three figures'),
      image: pageImage,
    }),
    industryRows: z
      .array(z.looseObject({ heading: text, description: text, picture: text, link }))
      .length(5, 'must be five industries'),
    whyChoose: z.looseObject({
      security: z.looseObject({
        badges: z.tuple([z.literal('SOC 2'), z.literal('GDPR'), z.literal('ISO 27001')]),
      }),
      reasons: z.array(stat.partial()).length(3, 'must be three beside security'),
    }),
    trustMetrics: z.looseObject({ title: text, metrics: z.array(stat).min(3) }),
  }),
};
