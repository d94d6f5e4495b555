import { z } from 'zod';
import { apiSchemas } from './schemas/api';
import { blogSchemas } from './schemas/blog';
import { chatSchemas } from './schemas/chat';
import { contactSchemas } from './schemas/contact';
import { deliverySchemas } from './schemas/delivery';
import { fleetSchemas } from './schemas/fleet';
import { helpSchemas } from './schemas/help';
import { integrationsSchemas } from './schemas/integrations';
import { legalSchemas } from './schemas/legal';
import { planningSchemas } from './schemas/planning';
import { pricingSchemas } from './schemas/pricing';
import { storySchemas } from './schemas/stories';
import { testimonial, testimonialsSchemas } from './schemas/testimonials';
import { useCaseSchemas } from './schemas/use-cases';

/*
 * The shape of each content file, for `npm run check:content`. TypeScript already knows the fields;
 * what stands here is what it cannot know: empty texts, counts, prices and labels.
 */

const text = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space')
  .refine((value) => !value.includes('  '), 'holds two spaces in a row');

const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, 'must have an entry');

const thread = z.enum(['cobalt', 'madder', 'teal', 'plum', 'ochre']);

const link = z.looseObject({ label: text, href: text });

const days = (count: number) =>
  text.refine((value) => value.startsWith(`${count} day`), `must begin with '${count} days'`);

const site = z.looseObject({
  name: text,
  domain: text.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain without https://'),
  tagline: text,
  copyrightYear: z.literal(2025),
  email: z.email('must be an e-mail address'),
  security: z.strictObject({
    email: z.email('must be an e-mail address'),
    expires: z.iso.date('must be a date such as 2027-11-01'),
  }),
  phone: z.looseObject({ label: text, href: text.startsWith('tel:+', "must begin with 'tel:+'") }),
  stores: z.array(z.looseObject({ name: text, href: text })).length(2, 'must list both app stores'),
  social: z
    .array(z.looseObject({ name: z.enum(['X', 'LinkedIn', 'YouTube']), href: text }))
    .length(3, 'must list X, LinkedIn and YouTube'),
});

const stated = z.looseObject({ value: text, label: text, companyStated: z.literal(true) });

/** A figure with the value that the company states. */
const figure = (value: string) => stated.extend({ value: z.literal(value) });

const figures = z
  .looseObject({
    costPerDelivery: figure('25%'),
    onTime: figure('99%'),
    deliverySavings: figure('30%'),
    routeCostReduction: figure('40%'),
    storyCostReduction: figure('25%'),
    customers: figure('500+'),
    businesses: figure('1,000+'),
    courierCompanies: figure('250+'),
    fleetOperatingCost: figure('15%'),
    fleetUtilization: figure('20%'),
    fleetUptime: figure('98%'),
    serviceUptime: figure('99.9%'),
    deliveries: figure('191+ million'),
    vehicles: figure('50K+'),
    languages: figure('30'),
    integrationsOnHome: figure('10,000+'),
    integrationsInCatalogue: figure('150+'),
    integrationsInChat: figure('100+'),
    fuelSavingsInChat: figure('35%'),
    gateways: figure('30+'),
    warehouseIntegrations: figure('50+'),
    trialInHeroes: stated.extend({ value: days(7) }),
    trialElsewhere: stated.extend({ value: days(14) }),
  })
  .catchall(stated);

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

const trial = z.literal('Start 14 Days Free Trial');

/** The three fares with their prices. */
const plans = z.tuple([
  plan.extend({
    title: z.literal('Base'),
    price: perUser(12, 10),
    buttonText: z.literal('Try for Free'),
  }),
  plan.extend({ title: z.literal('Standard'), price: perUser(15, 12), buttonText: trial }),
  plan.extend({
    title: z.literal('Enterprise'),
    price: z.strictObject({
      kind: z.literal('agreed'),
      label: z.literal('Contact Us'),
      href: text,
    }),
    buttonText: trial,
  }),
]);

/** Section ids of the home page's feature blocks, to the letter. */
export const featureIds = [
  'iot-gps-tracking',
  'supervisor-app',
  'sim-based-tracking',
  'rfid-based-plant-tracking',
  'billing-automation',
  'alert-&-notification',
  'other-hardware-integration',
  'dispatcher-mobile-app',
  'last-mile-delivery-management',
  'delivery-proof-&-validation',
  'pickup-management',
  'carrier-integration',
  'customer-experience-management',
  'driver-mobile-app',
] as const;

const featureGroups = list(
  z.strictObject({
    id: text,
    title: text,
    code: text.length(1, 'must be one letter'),
    thread,
    features: list(
      z.strictObject({
        heading: text,
        description: text,
        section_id: z.enum(featureIds),
        link: text,
      }),
    ),
  }),
).refine((groups) => {
  const ids = groups.flatMap(({ features }) => features.map(({ section_id }) => section_id));
  return ids.length === featureIds.length && new Set(ids).size === featureIds.length;
}, 'must hold each of the fourteen section ids once');

const notification = z.strictObject({ title: text, text, time: text, icon: text, thread });

const steps = z
  .array(z.strictObject({ title: text, description: text }))
  .length(5, 'must be five steps');

const customers = z
  .array(z.looseObject({ name: text, icon: text, sample: z.boolean() }))
  .length(7, 'must be seven marks');

const services = z.tuple([
  z.looseObject({ title: z.literal('Fleet Management'), description: text, href: text }),
  z.looseObject({ title: z.literal('Delivery Management'), description: text, href: text }),
  z.looseObject({ title: z.literal('Route Optimization'), description: text, href: text }),
]);

const industries = z
  .array(
    z.looseObject({
      id: text,
      title: text,
      heading: text,
      description: text,
      features: list(z.looseObject({ name: text, icon: text })),
      picture: text,
      pictureAlt: text,
      link,
    }),
  )
  .length(5, 'must be five industries');

const caseStudy = (slug: string, weeks: number) =>
  z.looseObject({
    slug: z.literal(slug),
    title: text,
    weeks: z.literal(weeks),
    picture: text,
    pictureAlt: text,
    href: text,
    thread,
    sample: z.boolean(),
  });

/** The three case studies with their length in weeks. */
const caseStudies = z.tuple([
  caseStudy('renewable-energy-fleet-visibility', 8),
  caseStudy('employee-pickup-drop-management', 8),
  caseStudy('omnichannel-order-management', 10),
]);

const languages = z
  .array(z.looseObject({ name: text, tag: text }))
  .length(30, 'must be 30 languages')
  .refine(
    (entries) => new Set(entries.map(({ tag }) => tag)).size === entries.length,
    'holds a language twice',
  );

const featuredLanguages = z
  .array(z.looseObject({ name: text, nativeName: text, flag: text }))
  .length(10, 'must be ten languages');

const integrationGroups = z
  .array(z.looseObject({ title: text, text }))
  .length(4, 'must be four entries');

const page = z.looseObject({
  title: text.max(65, 'has 65 characters at most'),
  description: text.min(70, 'has 70 characters at least').max(160, 'has 160 characters at most'),
  keywords: list(text),
});

const hero = z.looseObject({
  heading: text,
  description: text,
  tags: list(text),
  image: z.looseObject({ wide: text, narrow: text, alt: text }),
});

const heading = z.looseObject({ title: text });

/** What each content file must hold, by its path. */
export const schemas: Readonly<Record<string, z.ZodType>> = {
  'content/site.ts': z.looseObject({ site }),
  'content/flags.ts': z.looseObject({ flags: z.record(text, z.boolean()) }),
  'content/navigation.ts': z.looseObject({ solutions: z.array(link).length(4), apps: list(link) }),
  'content/llms.ts': z.looseObject({ llms: z.looseObject({ facts: list(link) }) }),
  'content/figures.ts': z.looseObject({ figures }),
  'content/home/fleet.ts': z.looseObject({ fleet: z.looseObject({ vehicles: list(z.unknown()) }) }),
  'content/home/customers.ts': z.looseObject({ customers }),
  'content/home/services.ts': z.looseObject({ services, servicesSection: heading }),
  'content/home/testimonials.ts': z.looseObject({
    testimonials: list(testimonial),
    testimonialsSection: heading,
  }),
  'content/plans.ts': z.looseObject({ plans, plansSection: heading.extend({ lead: days(14) }) }),
  'content/home/features.ts': z.looseObject({
    featureGroups,
    featuresSection: heading,
    notificationExamples: z.array(notification).length(4, 'must be four kinds'),
  }),
  'content/home/steps.ts': z.looseObject({ steps, stepsSection: heading }),
  'content/home/industries.ts': z.looseObject({ industries, industriesSection: heading }),
  'content/case-studies.ts': z.looseObject({ caseStudies, storiesSection: heading }),
  'content/home/languages.ts': z.looseObject({
    languages,
    featuredLanguages,
    languagesSection: heading.extend({ figure: text }),
  }),
  'content/home/integration-groups.ts': z.looseObject({
    integrationGroups,
    integrationsSection: heading.extend({ lead: text }),
  }),
  'content/home/community.ts': z.looseObject({
    communityRows: list(z.looseObject({ label: text, figure: text })),
    communitySection: heading,
  }),
  'content/home/hero.ts': z.looseObject({ homeHero: hero }),
  'content/home/constraints.ts': z.looseObject({
    featureCards: z
      .array(z.looseObject({ id: text, title: text, description: text }))
      .length(4, 'must be four cards'),
    constraintsSection: heading,
  }),
  'content/home/sign-up.ts': z.looseObject({
    signUpSection: z.strictObject({
      title: z.literal('Start saving 30% on your delivery costs today'),
    }),
  }),
  'content/pages/home.ts': z.looseObject({ homePage: page }),
  ...apiSchemas,
  ...legalSchemas,
  ...blogSchemas,
  ...helpSchemas,
  ...testimonialsSchemas,
  ...deliverySchemas,
  ...fleetSchemas,
  ...planningSchemas,
  ...contactSchemas,
  ...chatSchemas,
  ...integrationsSchemas,
  ...pricingSchemas,
  ...useCaseSchemas,
  ...storySchemas,
};
