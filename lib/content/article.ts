import type { Metadata } from 'next';
import { blogPage } from '@/content/blog/page';
import type { BlogPost } from '@/content/blog/types';
import { site } from '@/content/site';
import { shortName } from '@/lib/blog/address';
import { pageMetadata } from '@/lib/metadata';
import { coverStyle, getPosts } from './posts';
import { postMarkdownPath } from './text/article-markdown';

/** Search engines cut longer titles. */
const longestTitle = 65;

const pathOf = ({ slug }: BlogPost) => `/blog/${slug}` as const;

export function headingsOf({
  sections,
  keyTakeaways,
  sources,
}: BlogPost): readonly { id: string; title: string }[] {
  const headings = sections.flatMap((part) =>
    part.type === 'heading' ? [{ id: shortName(part.content), title: part.content }] : [],
  );
  const ends = [
    keyTakeaways.length > 0 && { id: 'key-takeaways', title: blogPage.takeaways },
    sources && { id: 'sources', title: blogPage.sources },
  ];
  return [...headings, ...ends.filter((end) => !!end)];
}

export const feedLink = { 'application/atom+xml': '/feed.xml' };

export function articleMetadata(post: BlogPost): Metadata {
  const named = `${post.title} | ${site.name}`;
  const path = pathOf(post);
  return pageMetadata({
    title: named.length <= longestTitle ? named : post.title,
    description: post.content,
    keywords: post.tags,
    path,
    type: 'article',
    types: { ...feedLink, 'text/markdown': postMarkdownPath(post.slug) },
  });
}

export const postPreviews = Object.fromEntries(
  getPosts().map((post) => [
    pathOf(post),
    { ...coverStyle(post), category: shortName(post.category), words: post.title },
  ]),
);
