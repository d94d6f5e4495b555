import { expect, it } from 'vitest';
import { danglingLinks } from '@/lib/content/check/checks';
import { getPosts } from '@/lib/content/posts';
import { getTeaser } from '@/lib/content/teaser';
import { known } from '@/scripts/check/known';

it('shows the newest of the featured articles', () => {
  const featured = getPosts().filter((post) => post.featured);
  const newest = [...featured].sort((a, b) => b.date.localeCompare(a.date))[0];
  expect(getTeaser()).toEqual({ title: newest?.title, href: `/blog/${newest?.slug}` });
});

it('content may lead to articles, and to no article that is not there', () => {
  const links = (link: string) =>
    danglingLinks({ file: 'content/sample.ts', data: { link } }, known);
  expect(links(getTeaser().href)).toEqual([]);
  expect(links('/blog/nobody-wrote-this')).toHaveLength(1);
});
