import { Icon } from '@/components/ui/icon/icon';
import type { PostCard as Post } from '@/lib/blog/post-card';
import { CategoryChip } from './category-chip';
import { Cover } from './cover';
import { PostMeta } from './post-meta';

/** A post in the list: picture, category, title, excerpt, who and when, link (SPEC 2, Blog list). */
export function PostCard({ post }: { post: Post }) {
  const { slug, title, excerpt, category, thread } = post;
  return (
    <li className="post-card">
      <Cover slug={slug} thread={thread} />
      <CategoryChip category={category} thread={thread} />
      <h3 className="type-h4">
        <a href={`/blog/${slug}`}>{title}</a>
      </h3>
      <p className="type-small text-ink-2">{excerpt}</p>
      <div className="post-card-foot">
        <PostMeta {...post} />
        <span aria-hidden="true" className="post-card-more">
          Read more
          <Icon name="arrow-right" className="" />
        </span>
      </div>
    </li>
  );
}
