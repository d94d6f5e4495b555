import { routes } from '@/lib/routes';
import { helpArticles, helpPath } from './help';

/** The address of every page but the blog's articles and archive: what lib/routes.ts names, and entries. */
export const sitePages: ReadonlySet<string> = new Set([
  ...Object.values(routes).filter((path) => !path.startsWith('/support/articles/')),
  ...helpArticles.map(({ slug }) => helpPath(slug)),
]);
