import { longStudy, longTrade, longUse, range } from './harness/long-stories';
import type { Changes, Exports, Place } from './harness/range';

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

const bySlug = <Entry>(numbers: readonly number[], make: (slug: string, index: number) => Entry) =>
  Object.fromEntries(numbers.map((index) => [`range-${index}`, make(`range-${index}`, index)]));

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
