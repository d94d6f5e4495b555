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

/** How the help center's list may be sorted: as one learns, newest first, most read first. */
export const orders = ['learning', 'newest', 'read'] as const;

export type Order = (typeof orders)[number];

/** Articles that stand in learning order, sorted; those that are alike in it stay as they are. */
export function ordered<Article extends { readonly updated: string; readonly views: number }>(
  articles: readonly Article[],
  order: Order,
): readonly Article[] {
  if (order === 'newest') return articles.toSorted((a, b) => b.updated.localeCompare(a.updated));
  if (order === 'read') return articles.toSorted((a, b) => b.views - a.views);
  return articles;
}
