import { Contents } from '@/components/blocks/contents/contents';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { ArticleBody } from '@/components/pages/blog/article/article-body';
import { ArticleHead } from '@/components/pages/blog/article/article-head';
import { ArticleMore } from '@/components/pages/blog/article/article-more';
import { ReadingProgress } from '@/components/pages/blog/article/reading-progress.client';
import { Boundary } from '@/components/ui/island/island.client';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { blogPage } from '@/content/blog/page';
import { signUpSection } from '@/content/home/sign-up';
import { site } from '@/content/site';
import { articleMetadata, headingsOf } from '@/lib/content/article';
import { getPost, getPosts } from '@/lib/content/posts';
import { blogPosting } from '@/lib/content/text/json-ld';
import type { SlugProps } from '../../slug-props';

export const dynamicParams = false;

export const generateStaticParams = () => getPosts().map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: SlugProps) =>
  articleMetadata(getPost((await params).slug));

export default async function ArticlePage({ params }: SlugProps) {
  const post = getPost((await params).slug);
  return (
    <>
      <JsonLd data={blogPosting(post)} />
      <article id="article" aria-labelledby="article-title">
        <Boundary name="reading progress">
          <ReadingProgress />
        </Boundary>
        <ArticleHead post={post} />
        <div className="article-columns pt-6 pb-(--section-space) frame">
          <Contents headings={headingsOf(post)} />
          <ArticleBody post={post} words={blogPage} email={site.email} />
        </div>
      </article>
      <ArticleMore post={post} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
