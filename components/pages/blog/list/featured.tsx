import { Island } from '@/components/ui/island/island.client';
import { ThreadChip } from '@/components/ui/tag/chip';
import { categoryAddress } from '@/lib/blog/address';
import type { PostCard } from '@/lib/blog/post-card';
import { PostMeta } from '../card/post-meta';
import { FeaturedCover } from './featured-cover.client';

interface FeaturedProps {
  title: string;
  /** One that leads, two beside it. */
  posts: readonly PostCard[];
}

/** The first three featured articles: one wide, two beside it; nothing where none is featured. */
export function Featured({ title, posts }: FeaturedProps) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="featured" className="featured frame">
      <h2 id="featured" className="featured-heading rule-t-bold border-ink pt-4 pb-6 type-h5">
        {title}
      </h2>
      <ul className="featured-posts grid grid-cols-1 gap-x-6 gap-y-8 md:grid-cols-2">
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
    <li
      className={`featured-post cover-card relative grid grid-cols-1 content-start ${lead ? 'featured-lead' : 'featured-side'}`}
    >
      <Island name={`cover ${slug}`} instead={null}>
        <FeaturedCover slug={slug} thread={thread} cover={cover} label={category} first={lead} />
      </Island>
      <ThreadChip thread={thread} href={categoryAddress(category)}>
        {category}
      </ThreadChip>
      <h3 className={`mt-2.5 underline-offset-4 hover:underline ${lead ? 'type-h3' : 'type-h4'}`}>
        <a href={`/blog/${slug}`} className="cover-link">
          {title}
        </a>
      </h3>
      {lead && <p className="mt-3 text-ink-2">{excerpt}</p>}
      <PostMeta
        {...post}
        className={lead ? 'mt-3' : 'mt-1.5'}
        authorClassName={lead ? undefined : 'max-md:hidden'}
      />
    </li>
  );
}
