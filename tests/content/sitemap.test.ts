import { expect, test } from 'vitest';
import type { BlogPost } from '@/content/blog/types';
import { getPosts } from '@/lib/content/posts';
import { datedPages, sitemapPages } from '@/lib/content/sitemap';
import { llmsTxt } from '@/lib/content/text/llms';
import { routes } from '@/lib/routes';

const listed = sitemapPages();
const newest = getPosts()[0] as BlogPost;
const archive = `/blog/archive/${newest.date.slice(0, 4)}`;
const updated = (path: string) => listed.find((page) => page.path === path)?.updated;

test('every page carries a day; lists of articles that of the newest', () => {
  for (const { path, updated: day } of listed) expect(day, path).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect([routes.blog, archive].map(updated)).toEqual([newest.date, newest.date]);
});

test('pages that hold nothing yet are searched, and not listed', () => {
  const searched = datedPages().map(({ path }) => path);
  for (const path of [routes.webinars, routes.whitepapers]) {
    expect(updated(path)).toBeUndefined();
    expect(searched).toContain(path);
  }
});

test('llms.txt lists the given posts and leads to the rest', () => {
  const text = llmsTxt([newest], 'https://www.site.test');
  expect(text.match(/\/blog\/[^/)]+\.md/g)).toEqual([`/blog/${newest.slug}.md`]);
  expect(text).toContain(`(https://www.site.test${archive})`);
  expect(llmsTxt([], 'https://www.site.test')).not.toContain('## Articles');
});
