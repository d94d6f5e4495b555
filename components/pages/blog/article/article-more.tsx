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
    className={cx('article-neighbor', label === 'Next' && 'article-next')}
  >
    <span className="type-label text-ink-3">{label}</span>
    <span className="article-neighbor-title type-h5">{post.title}</span>
  </a>
);

/** Where to read on: posts of the same category, the ones before and after, and the list. */
export function ArticleMore({ category, related, older, newer }: ArticleMoreProps) {
  return (
    <section aria-labelledby="read-on" className="article-more unprinted bg-sunk">
      <div className="frame">
        <div className="article-more-head">
          <h2 id="read-on" className="type-h2">
            More on {category}
          </h2>
          <a href={routes.blog} className="text-link">
            <Icon name="arrow-left" className="" />
            Back to blog
          </a>
        </div>
        <ul className="article-related">
          {related.map(({ slug, title, thread, readTime, cover }) => (
            <li key={slug} className="related-post">
              <Cover slug={slug} thread={thread} cover={cover} />
              <h3 className="related-title type-h4">
                <a href={`/blog/${slug}`} className="cover-link">
                  {title}
                </a>
              </h3>
              <p className="type-small text-ink-3">{readTime} min read</p>
            </li>
          ))}
        </ul>
        <nav aria-label="Previous and next article" className="article-neighbors">
          {older && neighbor('Previous', older)}
          {newer && neighbor('Next', newer)}
        </nav>
      </div>
    </section>
  );
}
