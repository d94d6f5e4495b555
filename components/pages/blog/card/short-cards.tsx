import { cx } from '@/components/ui/cx';
import type { PostCard } from '@/lib/blog/post-card';
import { Cover } from './post-grid';

interface ShortCardsProps {
  posts: readonly PostCard[];
  className: string;
}

/** Articles by cover, title and minutes. */
export const ShortCards = ({ posts, className }: ShortCardsProps) => (
  <ul className={cx('grid gap-x-6 gap-y-8', className)}>
    {posts.map((post) => (
      <li key={post.slug} className="cover-card relative">
        <Cover {...post} />
        <h3 className="mt-4 mb-1 type-h4 underline-offset-4 hover:underline">
          <a href={`/blog/${post.slug}`} className="cover-link">
            {post.title}
          </a>
        </h3>
        <p className="type-small text-ink-3">{`${post.readTime} min read`}</p>
      </li>
    ))}
  </ul>
);
