import { cx } from '@/components/ui/cx';
import { Day } from '@/components/ui/day/day';
import type { PostCard } from '@/lib/blog/post-card';

interface PostMetaProps extends Pick<PostCard, 'author' | 'date' | 'readTime'> {
  className?: string;
  authorClassName?: string | false;
}

export const PostMeta = ({ author, date, readTime, className, authorClassName }: PostMetaProps) => (
  <p className={cx('flex flex-wrap items-center gap-x-4 type-small text-ink-3', className)}>
    <span className={authorClassName || undefined}>{author}</span>
    <Day date={date} className="type-label" />
    <span>{`${readTime} min read`}</span>
  </p>
);
