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
