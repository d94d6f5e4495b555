import { count } from '@/lib/words/count';
import { Icon } from '../icon/icon';

/** Read time and views of an article. */
export function ArticleFacts({ readTime, views }: { readTime: number; views: number }) {
  return (
    <>
      <span>
        <Icon name="clock" className="" />
        {readTime} min read
      </span>
      <span>
        <Icon name="eye" className="" />
        {count(views)} views
      </span>
    </>
  );
}
