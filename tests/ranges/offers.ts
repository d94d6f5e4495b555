import sharp from 'sharp';
import type { Plan } from '@/content/schemas/pricing';
import type { Testimonial } from '@/content/testimonials/types';
import { industries } from '@/lib/content/stories/industries';
import { allTestimonials } from '@/lib/content/testimonials';
import { type Change, type Changes, type Place, repeated } from './harness/range';

type Plans = typeof import('@/content/plans');
type Pricing = typeof import('@/content/pricing');
type Comparison = typeof import('@/content/plan-comparison');
type Words = typeof import('@/content/testimonials-page');

const wide = 'Wholesale refrigerated distribution';
const unbroken = 'Internationalizationalists';

/** A text as long as it may be, of wide words and one that cannot be broken. */
const filled = (length: number) =>
  `${unbroken} ${`${wide} and `.repeat(length)}`.slice(0, length).trim();

const entry =
  (quote: Testimonial): Change =>
  () => ({ testimonial: quote });

const fileOf = ({ id }: Testimonial) => `content/testimonials/${id}.ts`;

/** One opens the page alone and is all that the home page shows, two stand on cards. */
const fewest: Changes = Object.fromEntries(
  allTestimonials.map((quote, index): [string, Change] => {
    const { home, stories, ...kept } = quote;
    const first = index === 0 ? { large: true, home: 1 } : { large: false };
    return [fileOf(quote), index < 3 ? entry({ ...kept, ...first, results: {} }) : () => null];
  }),
);

const photo = await sharp({
  create: { width: 900, height: 600, channels: 3, background: '#b4552d' },
})
  .jpeg()
  .toBuffer();

/** Thirty with a photograph each, of which as many as may stand large and on other pages. */
const thirty: Changes = Object.fromEntries(
  repeated(allTestimonials, 30, (quote, at) => ({ ...quote, id: `voice-${at}` })).map(
    (quote, index): [string, Change] => {
      const { home, stories, ...kept } = quote;
      const large = index < 6;
      return [
        fileOf(quote),
        entry({
          ...kept,
          ...(index < 12 && { home: index + 1 }),
          ...(index < 3 && { stories: index + 1 }),
          large,
          rank: index + 1,
          name: index % 2 ? 'Maximiliana Featherstonehaugh-Whyte' : quote.name,
          photo: 'face-of-all',
          position: filled(60),
          company: index % 3 ? wide : unbroken,
          companySize: '120 refrigerated vans',
          testimonial: filled(large ? 200 : 320),
          results: { [wide]: '1000000', 'depots on one plan': '3', [unbroken]: '44' },
        }),
      ];
    },
  ),
);

export const least: Changes = {
  ...fewest,
  'content/testimonials-page.ts': ({ industryCards, testimonialsPage }: Words) => ({
    industryCards: industryCards
      .slice(0, 1)
      .map((card) => ({ ...card, category: allTestimonials[0]?.category ?? card.category })),
    testimonialsPage: { ...testimonialsPage, counts: testimonialsPage.counts.slice(0, 1) },
  }),
  'content/plans.ts': ({ plans }: Plans) => ({
    plans: plans
      .slice(-1)
      .map((plan) => ({ ...plan, price: { kind: 'flat', amount: 0 }, features: ['All of it'] })),
  }),
  'content/plan-comparison.ts': () => ({ planComparison: [] }),
  'content/pricing.ts': ({ pricingPage, pricingQuestions }: Pricing) => ({
    pricingPage: {
      ...pricingPage,
      hero: {
        ...pricingPage.hero,
        title: pricingPage.hero.title.slice(0, 1),
        promises: pricingPage.hero.promises.slice(0, 1),
      },
    },
    pricingQuestions: pricingQuestions.slice(0, 1),
  }),
};

/** A plan with the longest of everything. */
const full = (plan: Plan, index: number): Plan => ({
  ...plan,
  title: ['Base', 'Standard', 'Internationalist', 'Enterprise Suite'][index] ?? plan.title,
  description: filled(90),
  price:
    plan.price.kind === 'agreed'
      ? { ...plan.price, label: 'Wholesale quotes' }
      : { kind: 'per-user', annual: [12, 1299, 8888.88][index] ?? 1, monthly: 12.5 },
  buttonText: 'Start 14 Days Free Trials!',
  highlight: index === 1 ? 'Best for most!' : null,
  features: repeated(['Live GPS', wide, unbroken, filled(60)], 12, (text) => text).map(
    (text, at) => (at < 4 ? text : `${at} ${text}`.slice(0, 60).trim()),
  ),
});

export const most: Changes = {
  ...thirty,
  'public/images/face-of-all.jpg': () => photo,
  'content/testimonials-page.ts': ({ industryCards, testimonialsPage }: Words) => ({
    industryCards: industries.map(({ id }, index) => ({
      ...(industryCards[index % industryCards.length] as (typeof industryCards)[number]),
      industry: id,
      text: filled(120),
    })),
    testimonialsPage: { ...testimonialsPage, cardsTitle: filled(60) },
  }),
  'content/plans.ts': ({ plans }: Plans) => {
    const [base, standard] = plans as readonly [Plan, Plan, ...Plan[]];
    const four = [base, standard, { ...standard, id: 'larger' }, ...plans.slice(2)];
    return { plans: four.slice(0, 4).map(full) };
  },
  'content/plan-comparison.ts': ({ planComparison }: Comparison) => ({
    planComparison: repeated(planComparison, 12, (group, index) => ({
      title: `${index} ${filled(36)}`.slice(0, 40).trim(),
      rows: repeated(group.rows, 6, (row, at) => ({ ...row, feature: `${at} ${filled(57)}` })),
    })),
  }),
  'content/pricing.ts': ({ pricingPage, pricingQuestions }: Pricing) => ({
    pricingPage: {
      ...pricingPage,
      hero: {
        ...pricingPage.hero,
        promises: repeated(['14 days free'], 6, () => filled(30)).map((text, at) =>
          `${at} ${text}`.slice(0, 30).trim(),
        ),
      },
    },
    pricingQuestions: repeated(pricingQuestions, 20, (question, index) => ({
      id: `${question.id}-${index}`,
      question: `${index} ${filled(84)}?`,
      answer: filled(700),
    })),
  }),
};

const labelled = (id: string) => `[aria-labelledby="${id}"]`;

export const places: readonly Place[] = [
  { page: '/pricing', section: `main > ${labelled('pricing-title')}` },
  { page: '/pricing', section: `main > ${labelled('comparison')}`, gone: 'least' },
  { page: '/pricing', section: '#savings' },
  { page: '/pricing', section: `main > ${labelled('faq')}` },
  { page: '/', section: '#pricing' },
  { page: '/', section: `section${labelled('testimonials-title')}` },
  { page: '/testimonials', section: `main > ${labelled('testimonials')}` },
  { page: '/testimonials', section: '.testimonial-counts' },
  { page: '/testimonials', section: `main > ${labelled('testimonials-title')}` },
  { page: '/testimonials', section: `main > ${labelled('trades-title')}` },
  { page: '/success-stories', section: `main > ${labelled('quotes')}`, gone: 'least' },
];
