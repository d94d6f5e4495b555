import { RouteChip } from '@/components/ui/tag/chip';
import { categoryAddress } from '@/lib/blog/address';
import type { PostCard } from '@/lib/blog/post-card';
import { Cover, PostMeta } from '../card/post-grid';

/** Featured articles: one that leads, two beside it; nothing where none is featured. */
export const Featured = ({ title, posts }: { title: string; posts: readonly PostCard[] }) =>
  posts.length > 0 && (
    <section aria-labelledby="featured" className="featured frame">
      <h2 id="featured" className="featured-heading rule-t-bold border-ink pt-4 pb-6 type-h5">
        {title}
      </h2>
      <ul className="featured-posts grid grid-cols-1 gap-x-6 gap-y-8 md:grid-cols-2">
        {posts.map((post, index) => {
          const lead = index === 0;
          return (
            <li
              key={post.slug}
              className={`cover-card relative grid grid-cols-1 content-start justify-items-start ${lead ? 'featured-lead' : 'featured-side'}`}
            >
              <Cover {...post} label={post.category} first={lead} className="featured-cover" />
              <RouteChip hue={post.hue} href={categoryAddress(post.category)}>
                {post.category}
              </RouteChip>
              <h3
                className={`mt-2.5 underline-offset-4 hover:underline ${lead ? 'type-h3' : 'type-h4'}`}
              >
                <a href={`/blog/${post.slug}`} className="cover-link">
                  {post.title}
                </a>
              </h3>
              {lead && <p className="mt-3 text-ink-2">{post.excerpt}</p>}
              <PostMeta
                {...post}
                className={lead ? 'mt-3' : 'mt-1.5'}
                authorClassName={!lead && 'max-md:hidden'}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
