import { expect, test } from 'vitest';
import type { BlogPost } from '@/content/blog/types';
import { helpArticleOf } from '@/lib/content/help';
import { getPosts } from '@/lib/content/posts';
import { sitemapPages } from '@/lib/content/sitemap';
import { caseStudies } from '@/lib/content/stories/case-studies';
import { llmsTxt } from '@/lib/content/text/llms';
import { routes } from '@/lib/routes';

const listed = sitemapPages();
const updated = (path: string) => listed.find((page) => page.path === path)?.updated;

test('pages carry the day of their content, in an order that never changes', () => {
  expect(sitemapPages()).toEqual(listed);
  for (const { slug, date } of getPosts()) expect(updated(`/blog/${slug}`)).toBe(date);
  expect(updated(routes.helpBilling)).toBe(helpArticleOf('billing-guide').updated);
  for (const { slug, published } of caseStudies) {
    expect(updated(`/case-studies/${slug}`)).toBe(published);
  }
  const newest = getPosts()[0]?.date;
  expect(updated(routes.blog)).toBe(newest);
  expect(updated(`/blog/archive/${newest?.slice(0, 4)}`)).toBe(newest);
});

test('pages whose content has no day carry none, rather than the day of the build', () => {
  expect(listed.filter(({ path }) => path === routes.home)).toEqual([{ path: '/' }]);
  expect(updated(routes.pricing)).toBeUndefined();
});

test('llms.txt lists the given posts and leads to the rest', () => {
  const text = llmsTxt(getPosts().slice(0, 1), 'https://www.site.test');
  const { slug, date } = getPosts()[0] as BlogPost;
  expect(text.match(/\/blog\/[^/)]+\.md/g)).toEqual([`/blog/${slug}.md`]);
  expect(text).toContain(`(https://www.site.test/blog/archive/${date.slice(0, 4)})`);
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  expect(llmsTxt([], 'https://www.site.test')).not.toContain('## Articles');
});
