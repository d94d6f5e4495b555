import type { Known } from '@/lib/content/check/checks';
import { type ContentModule, leavesOf } from '@/lib/content/check/leaves';
import { sampleDays } from '@/lib/planner/town/days';
import { routes } from '@/lib/routes';

const homeSections = [
  'home',
  'our-services',
  'optimize',
  'industries',
  'integrations',
  'stories',
  'languages',
  'pricing',
  'how-it-works',
] as const;

const onEveryProduct = ['highlights', 'uses', 'delivery-stats'] as const;

const productPage = /^content\/products\/([a-z-]+)\.ts$/;
const pages: ReadonlySet<string> = new Set(Object.values(routes));

const onProduct: Readonly<Record<string, readonly string[]>> = {
  [routes.routeOptimization]: [
    'planner',
    ...Object.keys(sampleDays).map((name) => `planner=${name}`),
  ],
};

const anchorField = /(^|\.)section_id$|(^|\.)highlights\.items\[\d+\]\.id$/;

const anchorsOf = (module: ContentModule): readonly string[] =>
  leavesOf(module).flatMap(({ field, value }) => (anchorField.test(field) ? [String(value)] : []));

function homeAnchors(modules: readonly ContentModule[]): readonly string[] {
  const home = modules.filter(({ file }) => file.startsWith('content/home/'));
  const hasRows = home.flatMap(leavesOf).some(({ field }) => field.startsWith('communityRows['));
  return [...homeSections, ...(hasRows ? ['community'] : []), ...home.flatMap(anchorsOf)];
}

export const sectionsOf = (modules: readonly ContentModule[]): Known['sections'] => ({
  [routes.home]: new Set(homeAnchors(modules)),
  ...Object.fromEntries(
    modules.flatMap((module) => {
      const path = `/${productPage.exec(module.file)?.[1]}`;
      const own = [...onEveryProduct, ...(onProduct[path] ?? []), ...anchorsOf(module)];
      return pages.has(path) ? [[path, new Set(own)]] : [];
    }),
  ),
});
