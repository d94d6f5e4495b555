import { expect, it } from 'vitest';
import { blogCategories } from '@/content/blog/categories';
import { blogPage } from '@/content/blog/page';
import type { BlogPost } from '@/content/blog/types';
import { charts } from '@/content/found/charts';
import { findPosts } from '@/lib/blog/list';
import { archiveWords, getArchive, getYears } from '@/lib/content/archive';
import { articleMetadata, headingsOf, postPreviews } from '@/lib/content/article';
import { getFeatured, getPost, getPosts, getUnfeatured, postCard } from '@/lib/content/posts';

const posts = getPosts();
const unique = (values: readonly unknown[]) => new Set(values).size;

it.each(posts)('$slug has anchors, pictures and an address of its own', (post: BlogPost) => {
  const others = ['article', 'article-title', 'read-on', 'read-next'];
  const ids = [...headingsOf(post).map(({ id }) => id), ...others];
  expect(unique(ids)).toBe(ids.length);
  expect(post.image).toBe(`cover-${post.slug}`);
  const shown = post.sections.flatMap((part) => (part.type === 'image' ? part.src : []));
  expect(shown).toEqual(post.slug in charts ? [`chart-${post.slug}`] : []);
  const { title, alternates } = articleMetadata(post);
  expect(String(title).length).toBeLessThanOrEqual(65);
  expect(alternates?.canonical).toBe(`/blog/${post.slug}`);
  expect(postPreviews[`/blog/${post.slug}`]?.words).toBe(post.title);
});

it('the posts stand in the archive of their year, by category', () => {
  const years = getYears();
  expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(posts.length);
  const names = blogCategories.map(({ name }) => name);
  for (const { year, count } of years) {
    const groups = getArchive(year);
    expect(groups.flatMap((group) => group.posts)).toHaveLength(count);
    expect(names.filter((name) => groups.some((group) => group.name === name))).toEqual(
      groups.map(({ name }) => name),
    );
    expect(archiveWords(year).title).toContain(year);
    expect(JSON.stringify(archiveWords(year))).not.toMatch(/\{\w+\}/);
  }
  expect(getArchive('1999')).toEqual([]);
});

it('the posts show at the top the newest three of those that are featured', () => {
  const featured = posts.filter((post) => post.featured);
  expect(getFeatured()).toEqual(featured.slice(0, 3));
  expect(getUnfeatured()).toEqual(posts.filter((post) => !getFeatured().includes(post)));
  expect(posts.map(postCard).filter(({ featured: atTop }) => atTop)).toHaveLength(3);
});

it.each(blogPage.shortcuts)('the posts are found by the shortcut %s', (search) => {
  expect(findPosts(posts.map(postCard), { search, category: '' }).length).toBeGreaterThan(1);
});

it('an unknown slug stops the build', () => {
  expect(() => getPost('nowhere')).toThrow("There is no post 'nowhere'.");
});
