import { blogPage } from '@/content/blog/page';
import type { BlogPost } from '@/content/blog/types';
import { site } from '@/content/site';
import { postBlocks } from './blocks';
import { blockHtml, escaped } from './html';

const instant = (date: string) => `${date}T00:00:00Z`;

function entryOf(post: BlogPost, origin: string): string {
  const address = `${origin}/blog/${post.slug}`;
  const body = postBlocks(post).map((block) => blockHtml(block, origin));
  return [
    '<entry>',
    `<title>${escaped(post.title)}</title>`,
    `<id>${address}</id>`,
    `<link href="${address}"/>`,
    `<published>${instant(post.date)}</published>`,
    `<updated>${instant(post.updated ?? post.date)}</updated>`,
    `<author><name>${escaped(`${post.author}, ${site.name}`)}</name></author>`,
    `<category term="${escaped(post.category)}"/>`,
    `<summary>${escaped(post.excerpt)}</summary>`,
    // HTML in text: escaped twice.
    `<content type="html">${escaped(body.join(''))}</content>`,
    '</entry>',
  ].join('\n');
}

/** An Atom feed (RFC 4287) of posts with their whole text. */
export function atomFeed(posts: readonly BlogPost[], origin: string): string {
  const newest = posts.map(({ date }) => date).sort();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<title>${escaped(`${blogPage.title} | ${site.name}`)}</title>`,
    `<subtitle>${escaped(blogPage.page.description)}</subtitle>`,
    `<id>${origin}/blog</id>`,
    `<link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${origin}/blog"/>`,
    `<updated>${instant(newest.at(-1) ?? '1970-01-01')}</updated>`,
    ...posts.map((post) => entryOf(post, origin)),
    '</feed>\n',
  ].join('\n');
}
