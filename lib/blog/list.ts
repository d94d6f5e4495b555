import { counted } from '../words/count';
import { type BlogChoice, shortName } from './address';
import type { PostCard } from './post-card';

const holds = ({ title, excerpt, tags }: PostCard, words: string): boolean =>
  [title, excerpt, ...tags].some((text) => text.toLowerCase().includes(words));

/**
 * The posts that a choice leaves, in their order. A search ignores the category. Where nothing is
 * chosen, the featured posts are left out, which stand above the list.
 */
export function findPosts(
  posts: readonly PostCard[],
  { search, category }: Pick<BlogChoice, 'search' | 'category'>,
  saved: readonly string[] = [],
): readonly PostCard[] {
  const words = search.trim().toLowerCase();
  if (words !== '') return posts.filter((post) => holds(post, words));
  if (category === 'saved') return posts.filter(({ slug }) => saved.includes(slug));
  if (category === '') return posts.filter(({ featured }) => !featured);
  return posts.filter((post) => shortName(post.category) === category);
}

/** How many articles the list holds while nothing is chosen, below so many featured ones. */
export function listWords(count: number, featured: number): string {
  if (featured > 0) return count > 0 ? `${count} more, newest first` : 'No further articles yet.';
  return count > 0 ? counted(count, 'article') : 'No articles yet.';
}

/** The page numbers that the pagination shows: five around the current one, or the first or last. */
export function pageWindow(current: number, total: number): number[] {
  const shown = Math.min(5, total);
  const first = current <= 3 ? 1 : Math.min(current - 2, total - shown + 1);
  return Array.from({ length: shown }, (_, index) => Math.max(1, first) + index);
}

/** The page that an address asks for: a whole number from 1 to `total`, else the first page. */
export function pageFrom(text: string | null, total: number): number {
  if (text === null || !/^\d{1,6}$/.test(text)) return 1;
  const page = Number(text);
  return page >= 1 && page <= total ? page : 1;
}
