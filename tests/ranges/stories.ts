import { caseStudy as study } from '@/content/case-studies/renewable-energy-fleet-visibility';
import type { CaseStudy } from '@/content/case-studies/types';
import { industry as trade } from '@/content/industries/retail';
import type { Industry } from '@/content/industries/types';
import { useCase as use } from '@/content/use-cases/couriers';
import type { UseCase } from '@/content/use-cases/types';
import { type Changes, type Exports, type Place, repeated } from './harness/range';

const vocabulary = [
  'Wholesale',
  'refrigerated',
  'distribution',
  'Counterdistributionality',
  'of',
  'every',
  'kind',
];

/** Words, wide and one of them without a break, up to so many characters. */
function words(longest: number, first = ''): string {
  let told = first;
  for (let at = 0; ; at += 1) {
    const next = `${told} ${vocabulary[at % vocabulary.length]}`.trim();
    if (next.length > longest) return told;
    told = next;
  }
}

const threads = ['ochre', 'plum', 'madder', 'teal', 'cobalt'] as const;
const threadOf = (index: number) => threads[index % threads.length] ?? 'teal';

/** Entries of a folder, by the files that they are written to. */
const added = <Entry>(
  folder: string,
  field: string,
  entries: Readonly<Record<string, Entry>>,
): Changes =>
  Object.fromEntries(
    Object.entries(entries).map(([slug, entry]) => [
      `${folder}/${slug}.ts`,
      () => ({ [field]: entry }),
    ]),
  );

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const bySlug = <Entry>(numbers: readonly number[], make: (slug: string, index: number) => Entry) =>
  Object.fromEntries(numbers.map((index) => [`range-${index}`, make(`range-${index}`, index)]));

/** The looks that a case study may have, in turns. */
const looks: readonly CaseStudy['looks'][] = [
  { ...study.looks, timeline: 'along', points: 'columns', cover: 'beside', results: 'rows' },
  { ...study.looks, timeline: 'down', points: 'clock', cover: 'under', results: 'grid' },
  { ...study.looks, timeline: 'plan', points: 'rows', cover: 'cut', results: 'columns' },
];

const longStudy = (slug: string, index: number): CaseStudy => ({
  ...study,
  rank: undefined,
  slug,
  title: words(80, `${index}`),
  industry: words(40),
  weeks: index === 12 ? 104 : 12,
  thread: threadOf(index),
  preview: undefined,
  picture: `case-${slug}`,
  pictureAlt: undefined,
  cover: undefined,
  teaser: { text: words(160) },
  summary: words(400),
  facts: [
    { value: words(16, '1,234'), label: words(70) },
    { value: '1,234,567', label: words(70, 'b') },
  ],
  profile: {
    ...study.profile,
    name: words(50),
    business: words(60),
    region: words(80),
    fleet: words(120),
  },
  looks: looks[index % looks.length] ?? study.looks,
  challenge: {
    ...study.challenge,
    title: words(70),
    points: repeated<CaseStudy['challenge']['points'][number]>(
      study.challenge.points,
      6,
      (point, at) => ({
        ...point,
        title: words(50, `${at}`),
      }),
    ),
  },
  solution: {
    title: words(70),
    paragraphs: study.solution.paragraphs,
    points: study.solution.points,
  },
  timeline: {
    title: words(70),
    steps: range(0, 5).map((step) => {
      const to = step === 5 && index === 12 ? 104 : 2 * step + 2;
      return { title: words(30, `${step}`), weeks: { from: 2 * step + 1, to }, text: words(240) };
    }),
  },
  results: {
    ...study.results,
    figures: range(1, 6).map((at) => ({
      value: `${at},234 minutes`,
      label: words(70, `${at}`),
      change: { before: 12_345, after: 5, unit: words(40) },
      how: words(240),
    })),
  },
  quote: { ...study.quote, name: words(60), position: words(80) },
  demo: { title: words(40), text: words(160) },
});

const longUse = (slug: string, index: number): UseCase => ({
  ...use,
  rank: undefined,
  slug,
  name: words(24, `${index}`),
  menu: words(60),
  thread: threadOf(index),
  preview: undefined,
  looks: {
    hero: (['below', 'above', 'left', 'right'] as const)[index % 4] ?? 'below',
    stats: (['foot', 'columns', 'rows', 'shelf'] as const)[index % 4] ?? 'foot',
    features: (['table', 'belt', 'dockets', 'rows'] as const)[index % 4] ?? 'table',
    round: 'under',
    trial: (['halves', 'label', 'line', 'receipt'] as const)[index % 4] ?? 'line',
  },
  hero: { heading: words(44), description: words(220) },
  statsTitle: words(60),
  stats: range(1, index % 2 ? 4 : 3).map((at) => ({
    value: '12,345,678',
    label: words(60, `${at}`),
  })),
  featuresTitle: words(60),
  features: repeated<UseCase['features'][number]>(use.features, 4)
    .slice(0, index % 2 ? 4 : 3)
    .map((feature, at) => ({
      ...feature,
      heading: words(30, `${at}`),
      description: words(170),
      image: undefined,
    })),
  round: {
    title: words(50),
    note: words(120),
    events: range(1, 10).map((at) => ({ time: `${at}:30`, text: words(140) })),
  },
  trial: { title: words(50), description: words(140) },
});

const longTrade = (id: string, index: number): Industry => ({
  ...trade,
  rank: undefined,
  id,
  title: words(36, index === 7 ? '' : `${index}`),
  sheet: threadOf(index),
  features: repeated<Industry['features'][number]>(trade.features, 6, (feature, at) => ({
    ...feature,
    name: at === 4 ? 'Counterdistributionality' : words(24, `${at}`),
  })),
  slide: {
    heading: words(44),
    description: words(170),
    picture: `sheet-${id}`,
    narrow: `sheet-${id}-small`,
    link: words(40),
  },
  row: {
    heading: words(44),
    description: words(160),
    picture: `industries-${id}`,
    link: words(40),
  },
  shows: undefined,
});

const kept = '/case-studies/employee-pickup-drop-management';

/** What is left of content that leads to pages that are gone. */
function redirected<Value>(value: Value): Value {
  if (typeof value === 'string') {
    const there = value.startsWith('/use-cases/') ? '/use-cases/restaurants' : value;
    return (there.startsWith('/case-studies/') ? kept : there) as Value;
  }
  if (Array.isArray(value)) return value.map(redirected) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, redirected(inner)]),
  ) as Value;
}

const leading = [
  'chat',
  'industries/couriers',
  'industries/restaurants',
  'industries/ecommerce',
  'navigation',
  ...['delivery-management', 'driver-mobile-app', 'fieldforce-management', 'fleet-management'].map(
    (name) => `products/${name}`,
  ),
  ...['route-optimization', 'sim-tracking', 'supervisor-app'].map((name) => `products/${name}`),
];

const gone = [
  'case-studies/omnichannel-order-management',
  'case-studies/renewable-energy-fleet-visibility',
  'industries/employee-transport',
  'industries/retail',
  'use-cases/couriers',
  'use-cases/ecommerce',
  'use-cases/retail',
];

/** One case study, three industries, one use case. */
export const least: Changes = {
  ...Object.fromEntries(
    leading.map((name) => [`content/${name}.ts`, (exports: Exports) => redirected(exports)]),
  ),
  ...Object.fromEntries(gone.map((name) => [`content/${name}.ts`, () => null])),
};

/** Twelve case studies, eight industries, eight use cases. */
export const most: Changes = {
  ...added('content/case-studies', 'caseStudy', bySlug(range(4, 12), longStudy)),
  ...added('content/industries', 'industry', bySlug(range(6, 8), longTrade)),
  ...added('content/use-cases', 'useCase', bySlug(range(5, 8), longUse)),
};

const everywhere = [
  { page: '/', section: '#stories' },
  { page: '/', section: '#industries' },
  { page: '/success-stories', section: '.stories-hero' },
  { page: '/success-stories', section: '.story-rows' },
  { page: '/success-stories', section: '[aria-labelledby="weeks"]' },
  { page: '/industries', section: '.industries-hero' },
  { page: '/industries', section: '.industries-cut' },
  { page: '/industries', section: '[aria-labelledby="industry-list"]' },
  { page: '/industries', section: '[aria-labelledby="why-choose"]' },
] as const;

export const places: readonly Place[] = [
  ...everywhere,
  { page: kept, section: 'main', only: 'least' },
  ...['range-4', 'range-5', 'range-12'].map(
    (slug): Place => ({ page: `/case-studies/${slug}`, section: 'main', only: 'most' }),
  ),
  ...['range-5', 'range-6', 'range-7', 'range-8'].map(
    (slug): Place => ({ page: `/use-cases/${slug}`, section: 'main', only: 'most' }),
  ),
];
