import { blogCategories } from '@/content/blog/categories';
import type { ArticleChart, BlogPost } from '@/content/blog/types';
import { charts } from '@/content/found/charts';
import { posts } from '@/content/found/posts';
import type { PostCard } from '@/lib/blog/post-card';
import { readMinutes } from '@/lib/blog/post-words';
import { ownCover } from '@/lib/content/article-cover';
import { newestFirst, publishedOf } from './published';

const published = newestFirst(publishedOf(posts));

const places = new Map(published.map(({ slug }, index) => [slug, index]));

const byCategory = new Map(
  blogCategories.map(({ name }) => [name, published.filter(({ category }) => category === name)]),
);

export const getPosts = (): readonly BlogPost[] => published;

/** Throws for an unknown slug. */
export function getPost(slug: string): BlogPost {
  const post = published[places.get(slug) ?? -1];
  if (!post) throw new Error(`There is no post '${slug}'.`);
  return post;
}

export const getRelated = ({ slug, category }: BlogPost): readonly BlogPost[] =>
  (byCategory.get(category) ?? [])
    .slice(0, 4)
    .filter((post) => post.slug !== slug)
    .slice(0, 3);

/** Fills up related posts: others with most shared tags, except the neighbors. */
export function getReadNext(post: BlogPost): readonly BlogPost[] {
  const missing = 3 - getRelated(post).length;
  if (missing === 0) return [];
  const { older, newer } = getNeighbors(post);
  const tags = new Set(post.tags);
  const shared = (other: BlogPost) => other.tags.filter((tag) => tags.has(tag)).length;
  return published
    .filter((other) => other.category !== post.category && other !== older && other !== newer)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, missing);
}

export function getNeighbors({ slug }: BlogPost): { older?: BlogPost; newer?: BlogPost } {
  const index = places.get(slug) ?? -1;
  return { older: published[index + 1], newer: index > 0 ? published[index - 1] : undefined };
}

/** The newest three featured posts. */
export const getFeatured = (): readonly BlogPost[] =>
  published.filter(({ featured }) => featured).slice(0, 3);

const featured = new Set(getFeatured());

/** All but these three: the list before anything is chosen. */
export const getUnfeatured = (): readonly BlogPost[] =>
  published.filter((post) => !featured.has(post));

/** The color and ground of a post's cover and preview. */
export function coverStyle({ id, slug, category }: BlogPost) {
  const found = blogCategories.find(({ name }) => name === category);
  if (!found) throw new Error(`There is no category '${category}'.`);
  const { hue, night } = found;
  const ground = night ? 'night' : id % 2 === 0 ? 'tint' : 'deep';
  return { slug, hue, ground } as const;
}

export const postCard = (post: BlogPost): PostCard => {
  const { slug, title, excerpt, author, date, category, tags, sections } = post;
  const { hue } = coverStyle(post);
  const cover = ownCover(slug);
  return {
    slug,
    title,
    excerpt,
    author,
    date,
    readTime: readMinutes(sections),
    category,
    hue,
    tags,
    ...(featured.has(post) && { featured: true }),
    ...(cover && { cover }),
  };
};

export function furtherPosts(post: BlogPost) {
  const { older, newer } = getNeighbors(post);
  return {
    related: getRelated(post).map(postCard),
    next: getReadNext(post).map(postCard),
    older: older && postCard(older),
    newer: newer && postCard(newer),
  };
}

export const getChart = (slug: string): ArticleChart | undefined => charts[slug];
