import { readSearch, writeSearch } from '../address/search-address';

/** What a visitor looks for in the support center, as its address holds it. */
export interface HelpFilter {
  readonly query: string;
  /** Id of a category, or 'all'. */
  readonly category: string;
}

/** Reads `?q=` and `?category=`; a category that is not known means all of them. */
export function readHelpFilter(search: string, categories: readonly string[]): HelpFilter {
  const { q, category } = readSearch(search, categories);
  return { query: q, category: category || 'all' };
}

/** The query of the address for a filter; fields that mean something else stay as they are. */
export const writeHelpFilter = (search: string, { query, category }: HelpFilter): string =>
  writeSearch(search, { q: query, category: category === 'all' ? '' : category });

/** Case-insensitive substring of the title, and the category. */
export function findArticles<Article extends { readonly title: string; readonly category: string }>(
  articles: readonly Article[],
  { query, category }: HelpFilter,
): readonly Article[] {
  const words = query.trim().toLowerCase();
  return articles.filter(
    (article) =>
      (category === 'all' || article.category === category) &&
      article.title.toLowerCase().includes(words),
  );
}
