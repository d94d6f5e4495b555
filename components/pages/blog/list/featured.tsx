import { CategoryChip } from '@/components/pages/blog/card/category-chip';
import { PostMeta } from '@/components/pages/blog/card/post-meta';
import { FeaturedCover } from '@/components/pages/blog/list/featured-cover.client';
import type { PostCard } from '@/lib/blog/post-card';

interface FeaturedProps {
  title: string;
  /** One that leads, two beside it. */
  posts: readonly PostCard[];
}

/** The first three featured articles: one wide, two beside it. */
export function Featured({ title, posts }: FeaturedProps) {
  return (
    <section aria-labelledby="featured" className="featured frame">
      <h2 id="featured" className="type-h5">
        {title}
      </h2>
      <ul>
        {posts.map((post, index) => (
          <li key={post.slug}>
            <FeaturedCover
              slug={post.slug}
              thread={post.thread}
              label={post.category}
              first={index === 0}
            />
            <CategoryChip category={post.category} thread={post.thread} />
            <h3>
              <a href={`/blog/${post.slug}`}>{post.title}</a>
            </h3>
            {index === 0 && <p className="text-ink-2">{post.excerpt}</p>}
            <PostMeta {...post} />
          </li>
        ))}
      </ul>
    </section>
  );
}
