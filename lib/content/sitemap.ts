import { helpArticles } from '@/content/help';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { terms } from '@/content/legal/terms';
import { pages, routes } from '@/lib/routes';
import { archivePath, getYears } from './archive';
import { caseStudyOf, caseStudyStories } from './case-studies';
import { helpPath } from './help';
import { getPosts } from './posts';

/** A page for search engines, with the day of its last change where content knows it. */
export interface SitemapPage {
  path: string;
  /** YYYY-MM-DD. Never the day of the build: two builds of the same content are identical. */
  updated?: string;
}

/** The newest post's day, of all or of one year: its list changed with it. */
const newestOf = (year = ''): string | undefined =>
  getPosts()
    .map(({ date }) => date)
    .filter((date) => date.startsWith(year))
    .sort()
    .at(-1);

function datesOfRoutes(): ReadonlyMap<string, string | undefined> {
  return new Map([
    [routes.blog, newestOf()],
    [routes.privacyPolicy, privacyPolicy.updated],
    [routes.terms, terms.updated],
    ...helpArticles.map(({ slug, updated }) => [helpPath(slug), updated] as const),
    ...caseStudyStories.map(
      ({ slug, published }) => [caseStudyOf(slug).study.href, published] as const,
    ),
  ]);
}

const page = (path: string, updated: string | undefined): SitemapPage =>
  updated ? { path, updated } : { path };

/** Every page that search engines may list: the routes, then posts, then the archive. */
export function sitemapPages(): readonly SitemapPage[] {
  const dates = datesOfRoutes();
  return [
    ...[...pages].sort().map((path) => page(path, dates.get(path))),
    ...getPosts().map(({ slug, date }) => page(`/blog/${slug}`, date)),
    ...getYears().map(({ year }) => page(archivePath(year), newestOf(year))),
  ];
}
