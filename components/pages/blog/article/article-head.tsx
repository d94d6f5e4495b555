import { SaveButton } from '@/components/pages/blog/article/save-button.client';
import { ShareButton } from '@/components/pages/blog/article/share-button.client';
import { CategoryChip } from '@/components/pages/blog/card/category-chip';
import { Cover } from '@/components/pages/blog/card/cover';
import { PostMeta } from '@/components/pages/blog/card/post-meta';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import type { PostCard } from '@/lib/blog/post-card';
import { wideCoverSize } from '@/lib/blog/post-card';
import { routes } from '@/lib/routes';

interface ArticleHeadProps {
  post: PostCard;
  /** What the cover shows. */
  coverAlt: string;
}

/** An article's title, who wrote it, and what one can do with it, above its cover. */
export function ArticleHead({ post, coverAlt }: ArticleHeadProps) {
  const { slug, title, excerpt, category, thread } = post;
  const trail = [
    { label: 'Home', href: routes.home },
    { label: 'Blog', href: routes.blog },
    { label: title, href: `/blog/${slug}` },
  ] as const;
  return (
    <header className="article-head frame">
      <Breadcrumb trail={trail} />
      <div className="article-title">
        <CategoryChip category={category} thread={thread} />
        <h1 id="article-title">{title}</h1>
        <PostMeta {...post} />
      </div>
      <div className="article-lead">
        <p className="type-lead text-ink-2">{excerpt}</p>
        <div className="article-actions">
          <ShareButton title={title} />
          <SaveButton slug={slug} />
        </div>
      </div>
      <picture>
        <source
          media="(width >= 768px)"
          srcSet={`/images/cover-${slug}-wide.svg`}
          {...wideCoverSize}
        />
        <Cover slug={slug} thread={thread} alt={coverAlt} first />
      </picture>
    </header>
  );
}
