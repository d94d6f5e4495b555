import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import { useCase } from '../use-cases/types';
import { link, stat, text } from './base';

const valued = (value: string) => stat.extend({ value: z.literal(value) });

const [feature] = useCase.shape.features.def.items;
const headed = (heading: string) => feature.extend({ heading: z.literal(heading) });

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
    couriers: useCase.extend({
      stats: z.tuple([valued('50%'), valued('90%'), valued('40%'), valued('250+')]),
      features: z.tuple([
        headed('Route planning'),
        headed('Driver mobile app'),
        headed('Real-time tracking'),
        headed('Analytics'),
      ]),
    }),
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
