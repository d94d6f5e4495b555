import { ArchiveYears } from '@/components/pages/blog/archive/archive-years';
import { PostGrid } from '@/components/pages/blog/card/post-grid';
import { BlogHero } from '@/components/pages/blog/hero/blog-hero';
import { BlogView } from '@/components/pages/blog/list/blog-view.client';
import { Featured } from '@/components/pages/blog/list/featured';
import { NewsletterBand } from '@/components/tools/newsletter/newsletter';
import { Island } from '@/components/ui/island/island.client';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { blogCategories } from '@/content/blog/categories';
import { blogPage } from '@/content/blog/page';
import { site } from '@/content/site';
import { listWords } from '@/lib/blog/list';
import { pageSize } from '@/lib/blog/post-card';
import { getYears } from '@/lib/content/archive';
import { feedLink } from '@/lib/content/article';
import { getFeatured, getUnfeatured, postCard } from '@/lib/content/posts';
import { collectionPage } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const { page, title, featured, all, archive, newsletter } = blogPage;
const path = routes.blog;

export const metadata = pageMetadata({ ...page, path, types: feedLink });

const trail = [{ label: 'Blog', href: path }] as const;

export default function BlogPage() {
  const leading = getFeatured();
  const posts = getUnfeatured();
  const first = posts.slice(0, pageSize);
  const parts = [...leading, ...first].map((post) => ({
    name: post.title,
    path: `/blog/${post.slug}` as const,
  }));
  return (
    <>
      <JsonLd data={collectionPage({ name: title, description: page.description, path, parts })} />
      <BlogHero trail={trail} words={blogPage} />
      <Island name="blog list">
        <BlogView
          categories={blogCategories}
          count={posts.length}
          title={all}
          words={listWords(posts.length, leading.length)}
          featured={<Featured title={featured} posts={leading.map(postCard)} />}
        >
          <PostGrid posts={first.map(postCard)} />
        </BlogView>
      </Island>
      <ArchiveYears title={archive.all} years={getYears().slice(0, 5)} />
      <NewsletterBand {...newsletter} email={site.email} />
    </>
  );
}
