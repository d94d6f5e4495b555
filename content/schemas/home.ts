import { z } from 'zod';
import {
  communityRow,
  customer,
  featureCard,
  featuredLanguage,
  featureGroup,
  featureIds,
  hero,
  industry,
  integrationGroup,
  language,
  notificationExample,
  service,
  step,
} from '../home/types';
import { pageFacts } from '../products/types';
import { list, text } from './base';

const heading = z.looseObject({ title: text });

const allFeatures = list(featureGroup).refine((groups) => {
  const ids = groups.flatMap(({ features }) => features.map(({ section_id }) => section_id));
  return ids.length === featureIds.length && new Set(ids).size === featureIds.length;
}, 'must hold each of the fourteen section ids once');

const languages = z
  .array(language)
  .length(30, 'must be 30 languages')
  .refine(
    (entries) => new Set(entries.map(({ tag }) => tag)).size === entries.length,
    'holds a language twice',
  );

/** The sections of the home page, by file. */
export const homeSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/home/fleet.ts': z.looseObject({ fleet: z.looseObject({ vehicles: list(z.unknown()) }) }),
  'content/home/customers.ts': z.looseObject({
    customers: z.array(customer).length(7, 'must be seven marks'),
  }),
  'content/home/services.ts': z.looseObject({
    services: z.tuple([
      service.extend({ title: z.literal('Fleet Management') }),
      service.extend({ title: z.literal('Delivery Management') }),
      service.extend({ title: z.literal('Route Optimization') }),
    ]),
    servicesSection: heading,
  }),
  'content/home/testimonials.ts': z.looseObject({
    testimonialsSection: heading,
  }),
  'content/home/features.ts': z.looseObject({
    featureGroups: allFeatures,
    featuresSection: heading,
    notificationExamples: z.array(notificationExample).length(4, 'must be four kinds'),
  }),
  'content/home/steps.ts': z.looseObject({
    steps: z.array(step).length(5, 'must be five steps'),
    stepsSection: heading,
  }),
  'content/home/industries.ts': z.looseObject({
    industries: z.array(industry).length(5, 'must be five industries'),
    industriesSection: heading,
  }),
  'content/home/languages.ts': z.looseObject({
    languages,
    featuredLanguages: z.array(featuredLanguage).length(10, 'must be ten languages'),
    languagesSection: heading.extend({ figure: text }),
  }),
  'content/home/integration-groups.ts': z.looseObject({
    integrationGroups: z.array(integrationGroup).length(4, 'must be four entries'),
    integrationsSection: heading.extend({ lead: text }),
  }),
  'content/home/community.ts': z.looseObject({
    communityRows: list(communityRow),
    communitySection: heading,
  }),
  'content/home/hero.ts': z.looseObject({ homeHero: hero }),
  'content/home/constraints.ts': z.looseObject({
    featureCards: z.array(featureCard).length(4, 'must be four cards'),
    constraintsSection: heading,
  }),
  'content/home/sign-up.ts': z.looseObject({
    signUpSection: z.strictObject({
      title: z.literal('Start saving 30% on your delivery costs today'),
    }),
  }),
  'content/pages/home.ts': z.looseObject({ homePage: pageFacts }),
};
