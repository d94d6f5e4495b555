import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { BlogPost } from '@/content/blog/types';
import { furtherPosts } from '@/lib/content/posts';
import { routes } from '@/lib/routes';
import { ShortCards } from '../card/short-cards';

/** As many columns of the row of three as a group has cards. */
const columns: Record<number, string> = { 2: 'article-pair', 3: 'col-span-full' };

/** Where to read on. */
export function ArticleMore({ post }: { post: BlogPost }) {
  const { related, next, older, newer } = furtherPosts(post);
  const groups = [
    { id: 'read-on', title: `More on ${post.category}`, posts: related },
    { id: 'read-next', title: 'Read next', posts: next },
  ];
  const neighbors = [
    { label: 'Previous', to: older },
    { label: 'Next', to: newer },
  ];
  return (
    <div className="article-more bg-sunk py-(--section-space) unprinted">
      <div className="frame">
        <div className="grid gap-x-6 gap-y-10 md:grid-cols-3">
          {groups.map(
            ({ id, title, posts }) =>
              posts.length > 0 && (
                <section
                  key={id}
                  aria-labelledby={id}
                  className={cx('article-group grid gap-6', columns[posts.length])}
                >
                  <h2 id={id} className="col-span-full type-h3">
                    {title}
                  </h2>
                  <ShortCards posts={posts} className="article-cards col-span-full" />
                </section>
              ),
          )}
        </div>
        <a href={routes.blog} className="mt-10 text-link">
          <Icon name="arrow-left" className="" />
          Back to blog
        </a>
        {(older || newer) && (
          <nav aria-label="Previous and next article" className="mt-8 grid gap-x-6 sm:grid-cols-2">
            {neighbors.map(
              ({ label, to }) =>
                to && (
                  <a
                    key={label}
                    href={`/blog/${to.slug}`}
                    className={cx(
                      'grid content-start gap-1.5 rule-t-bold border-ink py-4',
                      label === 'Next' && 'article-next',
                    )}
                  >
                    <span className="type-label text-ink-3">{label}</span>
                    <span className="type-h5 underline-offset-4 hover:underline">{to.title}</span>
                  </a>
                ),
            )}
          </nav>
        )}
      </div>
    </div>
  );
}
