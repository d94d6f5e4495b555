import type { Metadata } from 'next';
import { UnknownArticle } from '@/components/pages/blog/article/unknown-article';
import { blogPage } from '@/content/blog/page';
import { site } from '@/content/site';

const { unknown } = blogPage;

export const metadata: Metadata = {
  title: `${unknown.title} | ${site.name}`,
  description: unknown.text,
  robots: { index: false, follow: true },
};

/** Any unknown address under /blog, with status 404 and out of search engines. */
export default function UnknownArticlePage() {
  return <UnknownArticle {...unknown} />;
}
