import { Icon } from './icon';

const counted = new Intl.NumberFormat('en-US');

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
        {counted.format(views)} views
      </span>
    </>
  );
}
