import { getPosts } from './posts';

/**
 * The article at the right of the Resources panel: the newest featured one, or else the newest.
 * Pages hand it to the panel, whose script would otherwise draw every post into the browser.
 * Throws where there is no post, which stops the build.
 */
export function getTeaser() {
  const posts = getPosts();
  const post = posts.find(({ featured }) => featured) ?? posts[0];
  if (!post) throw new Error('The Resources panel has no article to show.');
  return { title: post.title, href: `/blog/${post.slug}` as const };
}

export type Teaser = ReturnType<typeof getTeaser>;
