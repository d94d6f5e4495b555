import type { Search } from '../address/search-address';

/** Case-insensitive substring of the title, and the category. */
export function findArticles<Article extends { readonly title: string; readonly category: string }>(
  articles: readonly Article[],
  { q, category }: Search,
): readonly Article[] {
  const words = q.trim().toLowerCase();
  return articles.filter(
    (article) =>
      (category === '' || article.category === category) &&
      article.title.toLowerCase().includes(words),
  );
}
