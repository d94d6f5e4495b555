import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { PostCard } from '@/lib/blog/post-card';
import { routes } from '@/lib/routes';
import { Cover } from '../card/cover';
import './article-more.css';

interface ArticleMoreProps {
  category: string;
  related: readonly PostCard[];
  older?: PostCard | undefined;
  newer?: PostCard | undefined;
}

const neighbor = (label: string, post: PostCard) => (
  <a
    href={`/blog/${post.slug}`}
    className={cx(
      'group grid content-start gap-1 rule-t-bold border-ink py-4',
      label === 'Next' && 'article-next',
    )}
  >
    <span className="type-label text-ink-3">{label}</span>
    <span className="type-h5 underline-offset-4 group-hover:underline">{post.title}</span>
  </a>
);

/** Where to read on: posts of the same category, the ones before and after, and the list. */
export function ArticleMore({ category, related, older, newer }: ArticleMoreProps) {
  return (
    <section aria-labelledby="read-on" className="article-more unprinted bg-sunk">
      <div className="frame">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <h2 id="read-on" className="type-h2">
            {related.length > 0 ? `More on ${category}` : 'Read on'}
          </h2>
          <a href={routes.blog} className="text-link">
            <Icon name="arrow-left" className="" />
            Back to blog
          </a>
        </div>
        {related.length > 0 && (
          <ul className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-3">
            {related.map(({ slug, title, thread, readTime, cover }) => (
              <li key={slug} className="relative">
                <Cover slug={slug} thread={thread} cover={cover} className="article-more-cover" />
                <h3 className="mt-4 mb-1 type-h4 underline-offset-4 hover:underline">
                  <a href={`/blog/${slug}`} className="cover-link">
                    {title}
                  </a>
                </h3>
                <p className="type-small text-ink-3">{readTime} min read</p>
              </li>
            ))}
          </ul>
        )}
        {(older || newer) && (
          <nav aria-label="Previous and next article" className="mt-12 grid gap-x-6 sm:grid-cols-2">
            {older && neighbor('Previous', older)}
            {newer && neighbor('Next', newer)}
          </nav>
        )}
      </div>
    </section>
  );
}
