import { previews } from '@/content/og';
import type { Preview } from '@/content/schemas/parts/previews';
import { routes } from '@/lib/routes';
import { withCount } from '@/lib/words/counting';
import { helpArticles, helpPath } from './help';
import { casePreviews, caseStudies } from './stories/case-studies';
import { industries } from './stories/industries';
import { useCasePreviews, useCases } from './stories/use-cases';

/** Every page but the blog's articles and archive. */
export const sitePages: ReadonlySet<string> = new Set([
  ...Object.values(routes).filter((path) => !path.startsWith('/support/articles/')),
  ...useCases.map(({ path }) => path),
  ...caseStudies.map(({ href }) => href),
  ...helpArticles.map(({ slug }) => helpPath(slug)),
]);

const ofIndustries = previews[routes.industries];

/** Preview pictures by address, without posts and guides. */
export const pagePreviews: Readonly<Record<string, Preview>> = {
  ...previews,
  [routes.industries]: {
    ...ofIndustries,
    words: withCount(ofIndustries.words, industries.length),
  },
  ...useCasePreviews,
  ...casePreviews,
};
