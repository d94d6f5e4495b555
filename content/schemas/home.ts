import { z } from 'zod';
import {
  communityRow,
  customer,
  featureCard,
  featureGroup,
  hero,
  integrationGroup,
  language,
  notificationExample,
  service,
  step,
} from '../home/types';
import { pageFacts } from '../products/types';
import { text, unlike } from './base';
import { fleet, heroMap, nextStop, proofOfDelivery } from './home/sample-day';
import {
  constraintsSection,
  customersSection,
  featuresSection,
  headed,
  integrationsSection,
  languagesSection,
  plannerSection,
  servicesSection,
  signUpSection,
} from './home/sections';

// Sixty names are as tall as a phone.
const languages = unlike(language, 'tag', 5, 60).refine(
  // Rows of two.
  (all) => {
    const shown = all.filter(({ grid }) => grid).length;
    return shown >= 2 && shown <= 20;
  },
  "must have 2 to 20 languages with a 'grid', the name and flag that the grid shows",
);

export const homeSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/home/fleet.ts': z.strictObject({
    fleet,
    stopTotal: z.int(),
    nextStop,
    proofOfDelivery,
  }),
  'content/home/customers.ts': z.strictObject({
    // Fewer do not fill the marquee.
    customers: unlike(customer, 'name', 3, 14),
    customersSection,
  }),
  'content/home/services.ts': z.strictObject({
    // Four tabs are as tall as the picture.
    services: unlike(service, 'id', 1, 4),
    servicesSection,
  }),
  'content/home/testimonials.ts': z.strictObject({
    testimonialsSection: headed.extend({ sample: text.max(20) }),
  }),
  'content/home/features.ts': z.strictObject({
    // Each is a row or two of tiles.
    featureGroups: unlike(featureGroup, 'id', 0, 5),
    featuresSection,
    // Two columns.
    notificationExamples: unlike(notificationExample, 'title', 2, 6),
  }),
  'content/home/steps.ts': z.strictObject({
    // Stops of one line: eight have no room for words.
    steps: unlike(step, 'title', 3, 7),
    stepsSection: headed,
  }),
  'content/home/industries.ts': z.strictObject({
    industriesSection: z.strictObject({ title: text.max(60) }),
  }),
  'content/home/languages.ts': z.strictObject({ languages, languagesSection }),
  'content/home/integration-groups.ts': z.strictObject({
    integrationGroups: unlike(integrationGroup, 'title', 2, 8),
    integrationsSection,
  }),
  'content/home/community.ts': z.strictObject({
    // Eight fill two windows.
    communityRows: unlike(communityRow, 'label', 0, 8),
    communitySection: headed,
  }),
  'content/home/hero.ts': z.strictObject({ homeHero: hero, homeHeroMap: heroMap }),
  'content/home/constraints.ts': z.strictObject({
    // Each has its own drawing.
    featureCards: unlike(featureCard, 'id', 0, 4),
    constraintsSection,
  }),
  'content/home/planner.ts': z.strictObject({ plannerSection }),
  'content/home/sign-up.ts': z.strictObject({ signUpSection }),
  'content/pages/home.ts': z.looseObject({ homePage: pageFacts }),
};
