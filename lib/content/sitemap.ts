import { privacyPolicy } from '@/content/legal/privacy-policy';
import { terms } from '@/content/legal/terms';
import { pageDays } from '@/content/pages/days';
import { routes } from '@/lib/routes';
import { archivePath, getYears } from './archive';
import { helpArticles, helpPath } from './help';
import { sitePages } from './pages';
import { getPosts } from './posts';
import { webinarsFacts } from './publications/webinars';
import { getWhitePapers, whitePapersFacts } from './publications/white-papers';
import { caseStudies } from './stories/case-studies';
import { useCases } from './stories/use-cases';

export interface DatedPage {
  readonly path: string;
  /** The day of its last change, YYYY-MM-DD; never that of the build: builds are reproducible. */
  readonly updated: string;
}

const newestOf = (days: readonly string[]): string | undefined => [...days].sort().at(-1);

const newestPost = (year = ''): string | undefined =>
  getPosts().find(({ date }) => date.startsWith(year))?.date;

/** Every page, with the newest of its own day and those of what it lists. */
export function datedPages(): readonly DatedPage[] {
  const guides = helpArticles.map(({ slug, updated }) => [helpPath(slug), updated] as const);
  const studies = caseStudies.map(
    ({ href, published, updated = published }) => [href, updated] as const,
  );
  const lists = [
    [routes.whitepapers, getWhitePapers().map(({ publishDate }) => publishDate)],
    [routes.support, guides.map(([, day]) => day)],
    [routes.successStories, studies.map(([, day]) => day)],
  ] as const;
  const days = new Map<string, string | undefined>([
    ...Object.entries(pageDays),
    ...useCases.map(({ path, updated }) => [path, updated] as const),
    [routes.blog, newestPost() ?? pageDays[routes.blog]],
    [routes.privacyPolicy, privacyPolicy.updated],
    [routes.terms, terms.updated],
    ...guides,
    ...studies,
    ...lists.map(([path, listed]) => [path, newestOf([pageDays[path], ...listed])] as const),
  ]);
  const dayOf = (path: string): string => {
    const day = days.get(path);
    if (!day) throw new Error(`${path} has no day: add it to content/pages/days.ts`);
    return day;
  };
  return [
    ...[...sitePages].sort().map((path) => ({ path, updated: dayOf(path) })),
    ...getPosts().map(({ slug, date, updated = date }) => ({ path: `/blog/${slug}`, updated })),
    ...getYears().map(({ year }) => {
      const path = archivePath(year);
      return { path, updated: newestPost(year) ?? dayOf(path) };
    }),
  ];
}

/** Pages that hold nothing yet ask not to be listed. */
const isListed: Readonly<Record<string, boolean | undefined>> = {
  [routes.webinars]: webinarsFacts.listed,
  [routes.whitepapers]: whitePapersFacts.listed,
};

/** Addresses of pages that ask search engines not to list them. */
export const unlistedPages: readonly string[] = Object.keys(isListed).filter(
  (path) => !isListed[path],
);

/** What search engines are to list. */
export const sitemapPages = (): readonly DatedPage[] =>
  datedPages().filter(({ path }) => isListed[path] ?? true);
