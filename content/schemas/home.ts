import { z } from 'zod';
import {
  communityRow,
  customer,
  featureCard,
  featuredLanguage,
  featureGroup,
  hero,
  integrationGroup,
  language,
  notificationExample,
  service,
  step,
} from '../home/types';
import { pageFacts } from '../products/types';
import { list, text, unlike } from './base';

const heading = z.looseObject({ title: text });

/** The sections of the home page, by file. */
export const homeSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/home/fleet.ts': z.looseObject({ fleet: z.looseObject({ vehicles: list(z.unknown()) }) }),
  'content/home/customers.ts': z.looseObject({
    // Fewer do not fill the line that runs; of more nobody sees the last.
    customers: unlike(customer, 'name', 3, 14),
  }),
  'content/home/services.ts': z.looseObject({
    // Each has its part of the drawn map.
    services: unlike(service, 'id', 1, 3),
    servicesSection: heading,
  }),
  'content/home/testimonials.ts': z.looseObject({
    testimonialsSection: heading,
  }),
  'content/home/features.ts': z.looseObject({
    // Blocks under one another, each as tall as a window.
    featureGroups: unlike(featureGroup, 'id', 1, 5),
    featuresSection: heading,
    notificationExamples: unlike(notificationExample, 'title', 2, 6),
  }),
  'content/home/steps.ts': z.looseObject({
    // One road with stops: two are no road, eight have no room for words between them.
    steps: unlike(step, 'title', 3, 7),
    stepsSection: heading,
  }),
  'content/home/industries.ts': z.strictObject({
    industriesSection: z.strictObject({ title: text.max(60) }),
  }),
  'content/home/languages.ts': z.looseObject({
    // Names that run in a line under the grid.
    languages: unlike(language, 'tag', 5, 60),
    // The grid stands in rows of five, or of two on a phone.
    featuredLanguages: unlike(featuredLanguage, 'tag', 2, 20),
    languagesSection: heading.extend({ figure: text }),
  }),
  'content/home/integration-groups.ts': z.looseObject({
    integrationGroups: unlike(integrationGroup, 'title', 2, 8),
    integrationsSection: heading.extend({ lead: text }),
  }),
  'content/home/community.ts': z.looseObject({
    communityRows: unlike(communityRow, 'label', 1, 8),
    communitySection: heading,
  }),
  'content/home/hero.ts': z.looseObject({ homeHero: hero }),
  'content/home/constraints.ts': z.looseObject({
    featureCards: unlike(featureCard, 'id', 1, 4),
    constraintsSection: heading,
  }),
  'content/home/sign-up.ts': z.looseObject({
    signUpSection: z.strictObject({ title: text.max(90) }),
  }),
  'content/pages/home.ts': z.looseObject({ homePage: pageFacts }),
};
