import { count } from '@/lib/words/count';
import { Icon } from '../icon/icon';

export function ArticleFacts({ readTime, views }: { readTime: number; views: number }) {
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        <Icon name="clock" className="size-4.5" />
        {readTime} min read
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Icon name="eye" className="size-4.5" />
        {count(views)} views
      </span>
    </>
  );
}
