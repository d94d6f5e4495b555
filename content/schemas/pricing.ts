import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import { between, href, link, list, type Shape, slug, text, unlike } from './base';

/** US dollars per user and month; 0 is a plan that is free. */
const dollars = z.number().min(0).max(9999).multipleOf(0.01, 'must be in dollars and cents');

/** Another price by the year than by the month: visitors switch between the two. */
const perUser = z.strictObject({
  kind: z.literal('per-user'),
  annual: dollars,
  monthly: dollars,
});

/** One price, however it is paid. */
const flat = z.strictObject({ kind: z.literal('flat'), amount: dollars });

/** A price that is agreed in person; its label stands in the comparison's narrow columns too. */
const agreed = z.strictObject({ kind: z.literal('agreed'), label: text.max(16), href });

/** A plan, as its card shows it. */
const plan = z.strictObject({
  id: slug,
  // Heads a narrow column of the comparison, on a phone too.
  title: text.max(16),
  description: text.max(90),
  price: z.discriminatedUnion('kind', [perUser, flat, agreed]),
  buttonText: text.max(26),
  /** The mark of the one plan whose button is the signal's. */
  highlight: text.max(14).nullable(),
  features: between(text.max(60), 1, 12),
});

const plansSection = z.strictObject({
  title: text.max(40),
  lead: text.max(160),
  /** What a price counts: on the card, in the comparison, and in a sentence. */
  unit: z.strictObject({
    lines: between(text.max(16), 1, 2),
    short: text.max(16),
    sentence: text.max(30),
  }),
  /** What lists unfold under on a phone. */
  included: text.max(30),
});

const feature = text.max(60);

/** Features that cards and comparison call alike. */
const planWords = z.strictObject({
  windows: feature,
  driverApp: feature,
  billing: feature,
  phone: feature,
  manager: feature,
});

const question = z.strictObject({
  id: slug,
  question: text.max(90).endsWith('?', 'must end with a question mark'),
  answer: text.max(700),
});

/** A feature, and the smallest plan that holds it; every larger one does too. */
const comparedFeature = z.strictObject({ feature: text.max(60), from: text });

const comparedGroup = z.strictObject({
  title: text.max(40),
  rows: unlike(comparedFeature, 'feature', 1, 20),
});

const pricingPage = z.strictObject({
  page: pageFacts,
  name: text.max(20),
  hero: z.strictObject({
    // Lines of the heading beside the picture.
    title: between(text.max(24), 1, 3),
    lead: text.max(160),
    promises: between(text.max(30), 1, 6),
    /** Heading of the plan cards for screen readers. */
    plansTitle: text.max(40),
    image: pageImage,
  }),
  comparison: z.strictObject({
    title: text.max(60),
    /** Stands there where there are plans to compare. */
    lead: text.max(120),
  }),
  calculator: z.strictObject({
    title: text.max(40),
    lead: text.max(160),
    /** What the calculator does, for readers without script. */
    unscripted: text.max(500),
    /** Share of the fuel bill that is saved, from content/figures.ts. */
    fuelRate: z.number().positive().max(1),
    /** Behind the calculator: it shows nothing that words would tell. */
    image: pageImage.extend({ alt: z.literal('') }),
  }),
  faq: z.strictObject({
    title: text.max(40),
    text: text.max(120),
    link: link.strict(),
    /** Where contracts that count something else are told. */
    contracts: link.strict(),
  }),
});

/** Where a figure may stand; 'menu' is the header's panels, which show on every page. */
const place = z.enum([
  'home',
  'product pages',
  'fleet-management',
  'delivery-management',
  'route-optimization',
  'driver-mobile-app',
  'couriers',
  'use cases',
  'industries',
  'integrations',
  'pricing',
  'pricing FAQ',
  'success-stories',
  'blog',
  'api-docs',
  'banner',
  'heroes',
  'chat',
  'menu',
]);

/** The large value of a figure: as long as its place on a board. */
const value = text.max(20);

const figure = z.strictObject({
  value,
  /** What the figure counts, to be read after it. */
  label: text.max(60),
  pages: list(place),
  /** The company's own statement; nobody has audited it. */
  companyStated: z.literal(true),
});

/** A length of the trial: texts put it before a noun as '14-day'. */
const trial = figure.extend({
  value: value.regex(/^[1-9]\d* days$/, "must be a number of days such as '14 days'"),
});

/** A share that a calculator calculates with. */
const share = figure.extend({
  value: value.regex(/^[1-9]\d?(\.\d)?%$/, "must be a percentage such as '30%'"),
});

const figures = z
  .object({ trialInHeroes: trial, trialElsewhere: trial, deliverySavings: share })
  .catchall(figure);

/** What it costs and what it saves: the plans, the pricing page, what each plan holds, and all figures. */
export const pricingSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/figures.ts': z.strictObject({ figures }),
  'content/plans.ts': z.strictObject({
    // Cards side by side: a fifth has no room for its price.
    plans: unlike(plan, 'id', 1, 4).refine(
      (all) => all.filter(({ highlight }) => highlight).length <= 1,
      'must highlight one plan at most',
    ),
    plansSection,
    planWords,
    apiAccess: z.strictObject({
      plan: z.literal('enterprise'),
      title: text.max(20),
      feature: text.max(40),
    }),
  }),
  'content/pricing.ts': z.strictObject({
    pricingPage,
    // Folded under one another.
    pricingQuestions: unlike(question, 'id', 1, 20),
  }),
  'content/plan-comparison.ts': z.strictObject({
    // Without any the comparison is not there; more are a table that nobody reads to its end.
    planComparison: unlike(comparedGroup, 'title', 0, 12),
  }),
};

export type Plan = Shape<typeof plan>;
export type PlansSection = Shape<typeof plansSection>;
export type ComparedGroup = Shape<typeof comparedGroup>;
export type Question = Shape<typeof question>;
export type PricingPage = Shape<typeof pricingPage>;
export type Figure = Shape<typeof figure>;
export type FigurePlace = Shape<typeof place>;
