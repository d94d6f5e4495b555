import { blogPage } from '@/content/blog/page';
import { webinarsPage, whitePapersPage } from '@/content/pages/empty';
import { routes } from '@/lib/routes';
import { getPosts } from './posts';
import { getWebinars } from './publications/webinars';
import { getWhitePapers } from './publications/white-papers';

/** Texts of pages that may be empty, by address. */
function filledPages(): Readonly<Record<string, string>> | undefined {
  const filled = [
    ...(getWhitePapers().length > 0 ? [[routes.whitepapers, whitePapersPage.listed.menu]] : []),
    ...(getWebinars().length > 0 ? [[routes.webinars, webinarsPage.listed.menu]] : []),
  ];
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/**
 * The newest featured article, or the newest, or the blog. Passed as data: its script would
 * otherwise bundle every post.
 */
export function getTeaser() {
  const posts = getPosts();
  const post = posts.find(({ featured }) => featured) ?? posts[0];
  const texts = filledPages();
  return {
    ...(post
      ? { title: post.title, href: `/blog/${post.slug}` as const }
      : { title: blogPage.title, href: routes.blog }),
    ...(texts && { texts }),
  };
}

export type Teaser = Readonly<ReturnType<typeof getTeaser>>;
