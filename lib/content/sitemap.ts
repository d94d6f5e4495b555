import { privacyPolicy } from '@/content/legal/privacy-policy';
import { terms } from '@/content/legal/terms';
import { routes } from '@/lib/routes';
import { archivePath, getYears } from './archive';
import { helpArticles, helpPath } from './help';
import { sitePages } from './pages';
import { getPosts } from './posts';
import { getWhitePapers } from './publications/white-papers';
import { caseStudies } from './stories/case-studies';

const newestOf = (year = ''): string | undefined =>
  getPosts().find(({ date }) => date.startsWith(year))?.date;

const newestPaper = (): string | undefined =>
  getWhitePapers()
    .map(({ publishDate }) => publishDate)
    .sort()
    .at(-1);

/**
 * Pages with the day of their last change (YYYY-MM-DD), never that of the build: builds are
 * reproducible.
 */
export function sitemapPages(): readonly { path: string; updated?: string | undefined }[] {
  const dates = new Map<string, string | undefined>([
    [routes.blog, newestOf()],
    [routes.whitepapers, newestPaper()],
    [routes.privacyPolicy, privacyPolicy.updated],
    [routes.terms, terms.updated],
    ...helpArticles.map(({ slug, updated }) => [helpPath(slug), updated] as const),
    ...caseStudies.map(({ href, published }) => [href, published] as const),
  ]);
  return [
    ...[...sitePages].sort().map((path) => ({ path, updated: dates.get(path) })),
    ...getPosts().map(({ slug, date }) => ({ path: `/blog/${slug}`, updated: date })),
    ...getYears().map(({ year }) => ({ path: archivePath(year), updated: newestOf(year) })),
  ];
}
