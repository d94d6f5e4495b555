import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { PostCard } from '@/lib/blog/post-card';
import { routes } from '@/lib/routes';
import { PostGrid } from '../card/post-grid';

interface ArticleMoreProps {
  category: string;
  related: readonly PostCard[];
  /** Of others, where there are fewer than three of the category. */
  next: readonly PostCard[];
  older?: PostCard | undefined;
  newer?: PostCard | undefined;
}

/** Where to read on. */
export function ArticleMore({ category, related, next, older, newer }: ArticleMoreProps) {
  const groups = [
    { id: 'read-on', title: `More on ${category}`, posts: related },
    { id: 'read-next', title: 'Read next', posts: next },
  ];
  return (
    <div className="article-more bg-sunk py-(--section-space) unprinted">
      <div className="frame">
        <div className="grid gap-y-10">
          {groups.map(
            ({ id, title, posts }) =>
              posts.length > 0 && (
                <section key={id} aria-labelledby={id}>
                  <h2 id={id} className="mb-6 type-h3">
                    {title}
                  </h2>
                  <PostGrid posts={posts} short />
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
            {older && <Neighbor label="Previous" {...older} />}
            {newer && <Neighbor label="Next" {...newer} />}
          </nav>
        )}
      </div>
    </div>
  );
}

const Neighbor = ({ label, slug, title }: { label: string; slug: string; title: string }) => (
  <a
    href={`/blog/${slug}`}
    className={cx(
      'grid content-start gap-1.5 rule-t-bold border-ink py-4',
      label === 'Next' && 'article-next',
    )}
  >
    <span className="type-label text-ink-3">{label}</span>
    <span className="type-h5 underline-offset-4 hover:underline">{title}</span>
  </a>
);
