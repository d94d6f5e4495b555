/** What a visitor looks for in the support center, as its address holds it. */
export interface HelpFilter {
  readonly query: string;
  /** Id of a category, or 'all' (SPEC 4, Support category filter). */
  readonly category: string;
}

/** Longer texts would match nothing and make addresses that break in mails. */
export const longestQuery = 100;

/** Reads `?q=` and `?category=`; a category that is not known means all of them. */
export function readHelpFilter(search: string, categories: readonly string[]): HelpFilter {
  const fields = new URLSearchParams(search);
  const category = fields.get('category') ?? '';
  return {
    query: (fields.get('q') ?? '').slice(0, longestQuery),
    category: categories.includes(category) ? category : 'all',
  };
}

/** The query of the address for a filter; fields that mean something else stay as they are. */
export function writeHelpFilter(search: string, { query, category }: HelpFilter): string {
  const fields = new URLSearchParams(search);
  fields.delete('q');
  fields.delete('category');
  if (query.trim() !== '') fields.set('q', query);
  if (category !== 'all') fields.set('category', category);
  return fields.toString();
}

/** Case-insensitive substring of the title, and the category (SPEC 5, Support search). */
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
