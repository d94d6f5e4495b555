import { count } from '@/lib/count';
import { Icon } from './icon';

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
