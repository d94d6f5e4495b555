import { describe, expect, it } from 'vitest';
import { blogCategories } from '@/content/blog/categories';
import { blogPage } from '@/content/blog/page';
import type { BlogPost } from '@/content/blog/types';
import { charts } from '@/content/found/charts';
import { findPosts } from '@/lib/blog/search';
import { archiveWords, getArchive, getYears } from '@/lib/content/archive';
import { articleMetadata, headingsOf, postPreviews } from '@/lib/content/article';
import { articleCover } from '@/lib/content/article-cover';
import {
  getFeatured,
  getNeighbors,
  getPost,
  getPosts,
  getReadNext,
  getRelated,
  getUnfeatured,
  postCard,
} from '@/lib/content/posts';
import { getTeaser } from '@/lib/content/teaser';

const posts = getPosts();
const unique = (values: readonly unknown[]) => new Set(values).size;

describe.each(posts)('$slug', (post: BlogPost) => {
  it('has headings that are anchors of their own', () => {
    const others = ['article', 'article-title', 'read-on', 'read-next'];
    const ids = [...headingsOf(post).map(({ id }) => id), ...others];
    expect(unique(ids)).toBe(ids.length);
  });

  it('has its own cover, and its own chart where it shows one', () => {
    expect(post.image).toBe(`cover-${post.slug}`);
    const shown = post.sections.flatMap((part) => (part.type === 'image' ? part.src : []));
    expect(shown).toEqual(post.slug in charts ? [`chart-${post.slug}`] : []);
  });

  it('has a page title, an address and a preview picture', () => {
    const { title, alternates } = articleMetadata(post);
    expect(String(title).length).toBeLessThanOrEqual(65);
    expect(alternates?.canonical).toBe(`/blog/${post.slug}`);
    expect(postPreviews[`/blog/${post.slug}`]?.words).toBe(post.title);
  });

  it('leads to three others: of its category, then beside them', () => {
    const [related, next] = [getRelated(post), getReadNext(post)];
    expect(related.length + next.length).toBe(3);
    expect(related.every(({ category }) => category === post.category)).toBe(true);
    expect(related).not.toContain(post);
    const { older, newer } = getNeighbors(post);
    for (const other of [post, older, newer, ...related]) expect(next).not.toContain(other);
    const at = posts.indexOf(post);
    expect([newer, older]).toEqual([posts[at - 1], posts[at + 1]]);
  });
});

describe('the posts', () => {
  it('stand newest first', () => {
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('stand in the archive of their year, by category', () => {
    const years = getYears();
    expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(posts.length);
    for (const { year, count } of years) {
      const groups = getArchive(year);
      expect(groups.flatMap((group) => group.posts)).toHaveLength(count);
      const there = blogCategories.filter(({ name }) =>
        groups.some((group) => group.name === name),
      );
      expect(groups.map(({ name }) => name)).toEqual(there.map(({ name }) => name));
      const { title, page } = archiveWords(year);
      expect(title).toContain(year);
      expect(page.title.length).toBeLessThanOrEqual(65);
      expect(page.description).not.toContain('{');
    }
    expect(getArchive('1999')).toEqual([]);
  });

  it('show the newest three of those that are featured, the menu the newest', () => {
    const featured = posts.filter((post) => post.featured);
    expect(getFeatured()).toEqual(featured.slice(0, 3));
    expect(getUnfeatured()).toEqual(posts.filter((post) => !getFeatured().includes(post)));
    expect(posts.map(postCard).filter(({ featured: atTop }) => atTop)).toHaveLength(3);
    const [newest] = featured;
    expect(getTeaser()).toEqual({ title: newest?.title, href: `/blog/${newest?.slug}` });
  });

  it.each(blogPage.shortcuts)('are found by the shortcut %s', (search) => {
    expect(findPosts(posts.map(postCard), { search, category: '' }).length).toBeGreaterThan(1);
  });
});

it('a card carries no text of the article, and its cover says what it shows', () => {
  const post = getPost('how-long-a-stop-takes');
  expect(JSON.stringify(postCard(post)).length).toBeLessThan(700);
  expect(articleCover(post).alt).toMatch(/^Fourteen towers along one street/);
});

it('an unknown slug stops the build', () => {
  expect(() => getPost('nowhere')).toThrow("There is no post 'nowhere'.");
});
