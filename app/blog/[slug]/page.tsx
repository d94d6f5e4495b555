import { Contents } from '@/components/blocks/contents/contents';
import { ArticleAside } from '@/components/pages/blog/article/article-aside';
import { ArticleBody } from '@/components/pages/blog/article/article-body';
import { ArticleHead } from '@/components/pages/blog/article/article-head';
import { ArticleMore } from '@/components/pages/blog/article/article-more';
import { ReadingProgress } from '@/components/pages/blog/article/reading-progress.client';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import '@/components/pages/blog/article/article.css';
import { blogPage } from '@/content/blog/page';
import { site } from '@/content/site';
import { articleFacts, articleMetadata, headingsOf } from '@/lib/content/article';
import { coverAlt } from '@/lib/content/cover-alt';
import { getNeighbors, getPost, getPosts, getRelated, postCard } from '@/lib/content/posts';
import { blogPosting } from '@/lib/json-ld';
import { pictureSize } from '@/lib/picture/pictures';

export const dynamicParams = false;

interface Props {
  params: Promise<{ slug: string }>;
}

export const generateStaticParams = () => getPosts().map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) =>
  articleMetadata(getPost((await params).slug));

export default async function ArticlePage({ params }: Props) {
  const post = getPost((await params).slug);
  const card = postCard(post);
  const { older, newer } = getNeighbors(post);
  return (
    <>
      <JsonLd data={blogPosting(articleFacts(post))} />
      <article id="article" aria-labelledby="article-title" className="article">
        <ReadingProgress article="article" />
        <ArticleHead post={card} coverAlt={coverAlt(post)} />
        <div className="article-columns frame">
          <div className="article-contents">
            <Contents headings={headingsOf(post)} />
          </div>
          <ArticleBody {...post} thread={card.thread} sizeOf={pictureSize} words={blogPage} />
          <ArticleAside tags={post.tags} letter={blogPage.asideNewsletter} email={site.email} />
        </div>
      </article>
      <ArticleMore
        category={post.category}
        related={getRelated(post).map(postCard)}
        older={older && postCard(older)}
        newer={newer && postCard(newer)}
      />
    </>
  );
}
