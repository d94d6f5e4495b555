import { caseStudy as study } from '@/content/case-studies/renewable-energy-fleet-visibility';
import type { CaseStudy } from '@/content/case-studies/types';
import { industry as trade } from '@/content/industries/retail';
import type { Industry } from '@/content/industries/types';
import { useCase as use } from '@/content/use-cases/couriers';
import type { UseCase } from '@/content/use-cases/types';
import { repeated } from './range';

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

/** The whole numbers from one to another. */
export const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The looks that a case study may have, in turns. */
const looks: readonly CaseStudy['looks'][] = [
  { ...study.looks, timeline: 'along', points: 'columns', cover: 'beside', results: 'rows' },
  { ...study.looks, timeline: 'down', points: 'clock', cover: 'under', results: 'grid' },
  { ...study.looks, timeline: 'plan', points: 'rows', cover: 'cut', results: 'columns' },
];

/** A case study with as much as may be. */
export const longStudy = (slug: string, index: number): CaseStudy => ({
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

/** A use case with as much as may be. */
export const longUse = (slug: string, index: number): UseCase => ({
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

/** An industry with as much as may be. */
export const longTrade = (id: string, index: number): Industry => ({
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
  measure: { value: '1,440 m.', label: words(32) },
  shows: undefined,
});
