import { cx } from '@/components/ui/cx';
import './post-meta.css';

interface PostMetaProps {
  author: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes. */
  readTime: number;
  /** Leaves the author out on narrow windows. */
  brief?: boolean;
  className?: string;
}

/** Who wrote a post, when, and how long it takes to read. */
export function PostMeta({ author, date, readTime, brief, className }: PostMetaProps) {
  return (
    <p className={cx('post-meta type-small text-ink-3', className)}>
      <span className={brief ? 'post-meta-brief' : undefined}>{author}</span>
      <time dateTime={date} className="post-date">
        {date}
      </time>
      <span>{readTime} min read</span>
    </p>
  );
}
