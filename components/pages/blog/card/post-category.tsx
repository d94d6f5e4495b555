import { cx } from '@/components/ui/cx';
import { threadClasses } from '@/components/ui/thread/thread';
import { categoryAddress } from '@/lib/blog/address';
import type { PostCard } from '@/lib/blog/post-card';

/** A post's category as a tag on its thread; it leads to all posts of that category. */
export function PostCategory({ category, thread }: Pick<PostCard, 'category' | 'thread'>) {
  const { color, tint, text } = threadClasses[thread];
  return (
    <a href={categoryAddress(category)} className={cx('post-category', color, tint, text)}>
      {category}
    </a>
  );
}
