import { Picture } from '@/components/picture/picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { ThreadChip } from '@/components/ui/tag/chip';
import { threadClasses } from '@/components/ui/thread/thread';
import { categoryAddress } from '@/lib/blog/address';
import type { PostCard } from '@/lib/blog/post-card';
import { routes } from '@/lib/routes';
import { PostMeta } from '../card/post-meta';
import { SaveButton } from './save-button.client';
import { ShareButton } from './share-button.client';
import './article-head.css';

interface ArticleHeadProps {
  post: PostCard;
  /** What the cover shows. */
  coverAlt: string;
}

/** An article's title, who wrote it, and what one can do with it, above its cover. */
export function ArticleHead({ post, coverAlt }: ArticleHeadProps) {
  const { slug, title, excerpt, category, thread } = post;
  const trail = [
    { label: 'Blog', href: routes.blog },
    { label: title, href: `/blog/${slug}` },
  ] as const;
  return (
    <header className="article-head frame grid grid-cols-1 gap-5 pt-7 lg:pt-10">
      <Breadcrumb trail={trail} short />
      <div className="article-row">
        <ThreadChip thread={thread} href={categoryAddress(category)}>
          {category}
        </ThreadChip>
        <h1 id="article-title" className="article-title mt-4 type-h1">
          {title}
        </h1>
        <PostMeta {...post} className="mt-5" />
      </div>
      <div className="article-row">
        <p className="type-lead text-ink-2">{excerpt}</p>
        <div className="article-actions mt-5 grid gap-3 scripted unprinted">
          <ShareButton title={title} />
          <SaveButton slug={slug} />
        </div>
      </div>
      <div className="article-cover col-span-full unprinted">
        <Picture
          name={`cover-${slug}`}
          other={{ name: `cover-${slug}-wide`, media: '(width >= 768px)' }}
          alt={coverAlt}
          first
          className={`article-cover-image w-full object-cover ${threadClasses[thread].sheet}`}
        />
      </div>
    </header>
  );
}
