import { count } from '@/lib/words/count';
import { Icon } from '../icon/icon';
import './tags.css';

/** Read time and views of an article. */
export function ArticleFacts({ readTime, views }: { readTime: number; views: number }) {
  return (
    <>
      <span className="help-fact">
        <Icon name="clock" className="size-[17px]" />
        {readTime} min read
      </span>
      <span className="help-fact">
        <Icon name="eye" className="size-[17px]" />
        {count(views)} views
      </span>
    </>
  );
}
