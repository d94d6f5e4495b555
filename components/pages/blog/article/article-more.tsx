import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { PostCard } from '@/lib/blog/post-card';
import { routes } from '@/lib/routes';
import { Cover } from '../card/cover';
import './article-more.css';

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
      'article-more-way grid content-start gap-1.5 rule-t-bold border-ink py-4',
      label === 'Next' && 'article-next',
    )}
  >
    <span className="type-label text-ink-3">{label}</span>
    <span className="type-h5 article-more-name underline-offset-4">{post.title}</span>
  </a>
);

const post = ({ slug, title, thread, readTime, cover }: PostCard) => (
  <li key={slug} className="cover-card relative">
    <Cover slug={slug} thread={thread} cover={cover} className="article-more-cover" />
    <h3 className="mt-4 mb-1 type-h4 underline-offset-4 hover:underline">
      <a href={`/blog/${slug}`} className="cover-link">
        {title}
      </a>
    </h3>
    <p className="type-small text-ink-3">{readTime} min read</p>
  </li>
);

/** Posts under a heading of their own, as wide as there are of them: up to three. */
const group = (id: string, title: string, posts: readonly PostCard[]) =>
  posts.length > 0 && (
    <section
      aria-labelledby={id}
      className={cx('article-more-group', posts.length > 1 && `article-more-of-${posts.length}`)}
    >
      <h2 id={id} className="article-more-title type-h3">
        {title}
      </h2>
      <ul className="article-more-posts grid gap-x-6 gap-y-8">{posts.map(post)}</ul>
    </section>
  );

/** Where to read on: posts of the same category and next to them of others, the ones before and after, and the list. */
export function ArticleMore({ category, related, next, older, newer }: ArticleMoreProps) {
  return (
    <div className="article-more unprinted bg-sunk">
      <div className="frame">
        <div className="article-more-row grid gap-x-6 gap-y-10">
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
