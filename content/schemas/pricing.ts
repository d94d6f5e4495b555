import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import { between, href, link, list, type Shape, slug, text, unlike } from './base';
import { faq, question } from './parts/faq';

/** US dollars per user per month; 0 is free. */
const dollars = z.number().min(0).max(9999).multipleOf(0.01, 'must be in dollars and cents');

const perUser = z.strictObject({
  kind: z.literal('per-user'),
  annual: dollars,
  monthly: dollars,
});

const flat = z.strictObject({ kind: z.literal('flat'), amount: dollars });

/** On request; the label must fit the comparison's columns. */
const agreed = z.strictObject({ kind: z.literal('agreed'), label: text.max(16), href });

const price = z.discriminatedUnion('kind', [perUser, flat, agreed]);

const plan = z.strictObject({
  id: slug,
  // Heads a narrow column on a phone.
  title: text.max(16),
  description: text.max(90),
  price,
  buttonText: text.max(26),
  /** The badge of the recommended plan. */
  highlight: text.max(14).nullable(),
  features: between(text.max(60), 1, 12),
});

const plansSection = z.strictObject({
  title: text.max(40),
  lead: text.max(160),
  /** On the card, in the comparison, and in a sentence. */
  unit: z.strictObject({
    lines: between(text.max(16), 1, 2),
    short: text.max(16),
    sentence: text.max(30),
  }),
  included: text.max(30),
});

const feature = text.max(60);

const planWords = z.strictObject({
  windows: feature,
  driverApp: feature,
  billing: feature,
  phone: feature,
  manager: feature,
});

/** The smallest plan with the feature; larger ones have it too. */
const comparedFeature = z.strictObject({ feature: text.max(60), from: text });

const comparedGroup = z.strictObject({
  title: text.max(40),
  rows: unlike(comparedFeature, 'feature', 1, 20),
});

/** Cells may hold **bold** and [words](/address). */
const table = z
  .strictObject({
    caption: text.max(120),
    columns: between(text.max(30), 2, 3),
    rows: between(between(text.max(240), 2, 3), 1, 10),
  })
  .refine(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    'must have as many cells in each row as there are columns',
  );

/** What a bill counts, as a table with a few words before it. */
const detail = z.strictObject({
  id: slug,
  title: text.max(60),
  text: text.max(300),
  /** Of a team, beside the table; its last two rows are sums. */
  receipt: table.optional(),
  /** What the team of a visitor pays, who enters its numbers. */
  team: z
    .strictObject({
      groups: between(z.strictObject({ label: text.max(40), users: z.int().min(0) }), 1, 3),
      plans: between(z.strictObject({ title: text.max(16), price }), 1, 4),
      /** In the place of a price that is agreed. */
      agreed: link.strict(),
      note: text.max(120),
      refusal: text.max(60),
    })
    .optional(),
  table,
  link: link.strict().optional(),
});

const pricingPage = z.strictObject({
  page: pageFacts,
  name: text.max(20),
  hero: z.strictObject({
    title: between(text.max(24), 1, 3),
    lead: text.max(160),
    promises: between(text.max(30), 1, 6),
    /** For screen readers. */
    plansTitle: text.max(40),
    /** Above the cards, where the annual price is the higher one. */
    billing: text.max(240).nullable(),
    image: pageImage,
  }),
  details: z.strictObject({
    title: text.max(60),
    lead: text.max(120),
    parts: unlike(detail, 'id', 1, 4),
  }),
  comparison: z.strictObject({
    title: text.max(60),
    /** Where there are plans to compare. */
    lead: text.max(120),
  }),
  calculator: z.strictObject({
    title: text.max(40),
    lead: text.max(160),
    /** Instead of the calculator without scripts. */
    unscripted: text.max(500),
    /** From content/figures.ts. */
    fuelRate: z.number().positive().max(1),
    /** Decorative. */
    image: pageImage.extend({ alt: z.literal('') }),
  }),
  faq,
});

/** 'menu' is the header's panels. */
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
  'testimonials',
  'blog',
  'api-docs',
  'banner',
  'heroes',
  'chat',
  'menu',
]);

/** As long as its place on a board. */
const value = text.max(20);

const figure = z.strictObject({
  value,
  /** Read after the value. */
  label: text.max(60),
  pages: list(place),
  /** Not audited. */
  companyStated: z.literal(true),
});

/** Used as an adjective too: '14-day'. */
const trial = figure.extend({
  value: value.regex(/^[1-9]\d* days$/, "must be a number of days such as '14 days'"),
});

const share = figure.extend({
  value: value.regex(/^[1-9]\d?(\.\d)?%$/, "must be a percentage such as '30%'"),
});

const figures = z
  .object({ trialInHeroes: trial, trialElsewhere: trial, deliverySavings: share })
  .catchall(figure);

export const pricingSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/figures.ts': z.strictObject({ figures }),
  'content/plans.ts': z.strictObject({
    // A fifth card has no room for its price.
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
    vehicleContracts: z.strictObject({ starter: dollars, professional: dollars }),
  }),
  'content/pricing.ts': z.strictObject({
    pricingPage,
    // One line on a phone.
    priceLink: text.max(40),
    pricingQuestions: unlike(question, 'id', 1, 20),
  }),
  'content/plan-comparison.ts': z.strictObject({
    // Hidden where empty.
    planComparison: unlike(comparedGroup, 'title', 0, 12),
  }),
};

export type Plan = Shape<typeof plan>;
export type PlansSection = Shape<typeof plansSection>;
export type ComparedGroup = Shape<typeof comparedGroup>;
export type PricingDetail = Shape<typeof detail>;
export type TeamBillContent = NonNullable<PricingDetail['team']>;
export type PricingPage = Shape<typeof pricingPage>;
export type Figure = Shape<typeof figure>;
export type FigurePlace = Shape<typeof place>;
