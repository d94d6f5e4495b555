import { ThreadChip } from '@/components/ui/tag/chip';
import { blogAddress, shortName } from '@/lib/blog/address';
import type { PostCard } from '@/lib/blog/post-card';

type PostCategoryProps = Pick<PostCard, 'category' | 'thread'> & { className?: string };

/** A post's category as a tag on its thread; it leads to all posts of that category. */
export function PostCategory({ category, thread, className }: PostCategoryProps) {
  const href = `${blogAddress({ category: shortName(category) })}#articles`;
  return (
    <ThreadChip thread={thread} href={href} className={className}>
      {category}
    </ThreadChip>
  );
}
