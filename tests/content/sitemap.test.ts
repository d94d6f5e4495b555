import { expect, test } from 'vitest';
import type { BlogPost } from '@/content/blog/types';
import { getPosts } from '@/lib/content/posts';
import { sitemapPages } from '@/lib/content/sitemap';
import { llmsTxt } from '@/lib/content/text/llms';
import { routes } from '@/lib/routes';

const newest = getPosts()[0] as BlogPost;
const archive = `/blog/archive/${newest.date.slice(0, 4)}`;

test('lists of articles carry the day of the newest; pages whose content has no day carry none', () => {
  const updated = (path: string) => sitemapPages().find((page) => page.path === path)?.updated;
  expect([routes.blog, archive].map(updated)).toEqual([newest.date, newest.date]);
  expect([routes.home, routes.pricing].map(updated)).toEqual([undefined, undefined]);
});

test('llms.txt lists the given posts and leads to the rest', () => {
  const text = llmsTxt([newest], 'https://www.site.test');
  expect(text.match(/\/blog\/[^/)]+\.md/g)).toEqual([`/blog/${newest.slug}.md`]);
  expect(text).toContain(`(https://www.site.test${archive})`);
  expect(llmsTxt([], 'https://www.site.test')).not.toContain('## Articles');
});
