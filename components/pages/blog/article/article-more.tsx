import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { PostCard } from '@/lib/blog/post-card';
import { routes } from '@/lib/routes';
import { Cover } from '../card/cover';

interface ArticleMoreProps {
  category: string;
  /** Of the same category. */
  related: readonly PostCard[];
  /** Of others, where there are fewer than three of the category. */
  next: readonly PostCard[];
  older?: PostCard | undefined;
  newer?: PostCard | undefined;
}

const neighbor = (label: string, post: PostCard) => (
  <a
    href={`/blog/${post.slug}`}
    className={cx(
      'grid content-start gap-1.5 rule-t-bold border-ink py-4',
      label === 'Next' && 'article-next',
    )}
  >
    <span className="type-label text-ink-3">{label}</span>
    <span className="type-h5 underline-offset-4 hover:underline">{post.title}</span>
  </a>
);

const post = ({ slug, title, thread, readTime, cover }: PostCard) => (
  <li key={slug} className="cover-card relative">
    <Cover slug={slug} thread={thread} cover={cover} />
    <h3 className="mt-4 mb-1 type-h4 underline-offset-4 hover:underline">
      <a href={`/blog/${slug}`} className="cover-link">
        {title}
      </a>
    </h3>
    <p className="type-small text-ink-3">{readTime} min read</p>
  </li>
);

/** Columns of a group in the row of three, by the number of its posts. */
const columns: Record<number, string> = {
  2: 'article-more-pair md:grid-cols-2',
  3: 'col-span-full md:grid-cols-3',
};

/** Posts under a heading of their own, as wide as there are of them: up to three. */
const group = (id: string, title: string, posts: readonly PostCard[]) =>
  posts.length > 0 && (
    <section
      aria-labelledby={id}
      className={cx('article-more-group gap-x-6', columns[posts.length])}
    >
      <h2 id={id} className="col-span-full type-h3">
        {title}
      </h2>
      <ul className={cx('grid gap-x-6 gap-y-8', columns[posts.length])}>{posts.map(post)}</ul>
    </section>
  );

/** Where to read on: posts of the same category and next to them of others, the ones before and after, and the list. */
export function ArticleMore({ category, related, next, older, newer }: ArticleMoreProps) {
  return (
    <div className="article-more bg-sunk py-(--section-space) unprinted">
      <div className="frame">
        <div className="grid gap-x-6 gap-y-10 md:grid-cols-3">
          {group('read-on', `More on ${category}`, related)}
          {group('read-next', 'Read next', next)}
        </div>
        <a href={routes.blog} className="mt-10 text-link">
          <Icon name="arrow-left" className="" />
          Back to blog
        </a>
        {(older || newer) && (
          <nav aria-label="Previous and next article" className="mt-8 grid gap-x-6 sm:grid-cols-2">
            {older && neighbor('Previous', older)}
            {newer && neighbor('Next', newer)}
          </nav>
        )}
      </div>
    </div>
  );
}
