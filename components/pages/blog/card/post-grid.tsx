import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { ThreadChip } from '@/components/ui/tag/chip';
import { categoryAddress } from '@/lib/blog/address';
import type { PostCard } from '@/lib/blog/post-card';
import { Cover } from './cover';
import { PostMeta } from './post-meta';

/** Posts as cards: picture, category, title, excerpt, who and when. Its sheet comes with BlogView. */
export function PostGrid({ posts }: { posts: readonly PostCard[] }) {
  return (
    <ul className="post-grid col-span-full grid gap-x-6 gap-y-10 sm:grid-cols-2">
      {posts.map((post, index) => (
        <Card key={post.slug} post={post} alone={index === posts.length - 1 && index % 2 === 0} />
      ))}
    </ul>
  );
}

function Card({ post, alone }: { post: PostCard; alone: boolean }) {
  const { slug, title, excerpt, category, thread, cover } = post;
  return (
    <li className={cx('post-card cover-card', alone && 'post-alone')}>
      <Cover slug={slug} thread={thread} cover={cover} className="post-cover" />
      <ThreadChip thread={thread} href={categoryAddress(category)}>
        {category}
      </ThreadChip>
      <h3 className="post-title type-h4">
        <a href={`/blog/${slug}`} className="cover-link">
          {title}
        </a>
      </h3>
      <p className="post-text type-small text-ink-2">{excerpt}</p>
      <div className="post-foot w-full">
        <PostMeta {...post} />
        <span aria-hidden="true" className="post-more">
          Read more
          <Icon name="arrow-right" className="size-4.5" />
        </span>
      </div>
    </li>
  );
}
