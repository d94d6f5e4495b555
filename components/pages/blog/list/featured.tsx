import type { PostCard } from '@/lib/blog/post-card';
import { PostMeta } from '../card/post-meta';
import { FeaturedCover } from './featured-cover.client';
import { PostCategory } from './post-category';
import './featured.css';

interface FeaturedProps {
  title: string;
  /** One that leads, two beside it. */
  posts: readonly PostCard[];
}

/** The first three featured articles: one wide, two beside it. */
export function Featured({ title, posts }: FeaturedProps) {
  return (
    <section aria-labelledby="featured" className="featured frame">
      <h2 id="featured" className="featured-heading type-h5">
        {title}
      </h2>
      <ul className="featured-posts">
        {posts.map((post, index) => (
          <Post key={post.slug} post={post} lead={index === 0} />
        ))}
      </ul>
    </section>
  );
}

function Post({ post, lead }: { post: PostCard; lead: boolean }) {
  const { slug, thread, category, title, excerpt, cover } = post;
  return (
    <li className={`featured-post ${lead ? 'featured-lead' : 'featured-side'}`}>
      <FeaturedCover slug={slug} thread={thread} cover={cover} label={category} first={lead} />
      <PostCategory category={category} thread={thread} />
      <h3 className="featured-title type-h4">
        <a href={`/blog/${slug}`} className="cover-link">
          {title}
        </a>
      </h3>
      {lead && <p className="featured-excerpt text-ink-2">{excerpt}</p>}
      <PostMeta
        {...post}
        className="featured-meta"
        authorClassName={lead ? undefined : 'featured-author'}
      />
    </li>
  );
}
