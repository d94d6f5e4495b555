import { Icon } from '@/components/ui/icon/icon';
import type { PostCard } from '@/lib/blog/post-card';
import { Cover } from '../card/cover';
import { PostMeta } from '../card/post-meta';
import { PostCategory } from './post-category';

/** Posts as cards: picture, category, title, excerpt, who and when. Its sheet comes with BlogView. */
export function PostGrid({ posts }: { posts: readonly PostCard[] }) {
  return (
    <ul className="post-grid">
      {posts.map((post) => (
        <Card key={post.slug} {...post} />
      ))}
    </ul>
  );
}

function Card(post: PostCard) {
  const { slug, title, excerpt, category, thread, cover } = post;
  return (
    <li className="post-card">
      <Cover slug={slug} thread={thread} cover={cover} className="post-cover" />
      <PostCategory category={category} thread={thread} />
      <h3 className="post-title type-h4">
        <a href={`/blog/${slug}`} className="cover-link">
          {title}
        </a>
      </h3>
      <p className="post-excerpt type-small text-ink-2">{excerpt}</p>
      <div className="post-foot">
        <PostMeta {...post} />
        <span aria-hidden="true" className="post-more">
          Read more
          <Icon name="arrow-right" className="post-arrow" />
        </span>
      </div>
    </li>
  );
}
