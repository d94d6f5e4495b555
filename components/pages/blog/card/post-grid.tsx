import { PictureImage } from '@/components/picture/picture-image';
import { cx } from '@/components/ui/cx';
import { Day } from '@/components/ui/day/day';
import { Icon } from '@/components/ui/icon/icon';
import { RouteChip } from '@/components/ui/tag/chip';
import { categoryAddress } from '@/lib/blog/address';
import { coverSize, type PostCard } from '@/lib/blog/post-card';
import './cover.css';

export const PostGrid = ({ posts }: { posts: readonly PostCard[] }) => (
  <ul className="col-span-full grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
    {posts.map((post, index) => (
      <li
        key={post.slug}
        className={cx(
          'cover-card relative flex flex-col items-start gap-2.5',
          index % 2 === 0 && index === posts.length - 1 && 'post-card-wide',
        )}
      >
        <Cover {...post} className="mb-1" />
        <RouteChip hue={post.hue} href={categoryAddress(post.category)}>
          {post.category}
        </RouteChip>
        <h3 className="type-h4 [overflow-wrap:anywhere] underline-offset-4 hover:underline">
          <a href={`/blog/${post.slug}`} className="cover-link">
            {post.title}
          </a>
        </h3>
        <p className="mb-2.5 type-small text-ink-2">{post.excerpt}</p>
        <div className="mt-auto flex w-full items-center justify-between gap-4 rule-t border-line pt-3">
          <PostMeta {...post} />
          <span
            aria-hidden="true"
            className="flex shrink-0 items-center gap-2 text-[.9375rem] font-semibold max-sm:hidden"
          >
            Read more
            <Icon name="arrow-right" className="size-4.5" />
          </span>
        </div>
      </li>
    ))}
  </ul>
);

interface PostMetaProps extends Pick<PostCard, 'author' | 'date' | 'readTime'> {
  className?: string;
  authorClassName?: string | false;
}

export const PostMeta = ({ author, date, readTime, className, authorClassName }: PostMetaProps) => (
  <p className={cx('flex flex-wrap items-center gap-x-4 type-small text-ink-3', className)}>
    <span className={authorClassName || undefined}>{author}</span>
    <Day date={date} className="type-label" />
    <span>{`${readTime} min read`}</span>
  </p>
);

interface CoverProps extends Pick<PostCard, 'slug' | 'hue' | 'cover'> {
  first?: boolean;
  /** Stands in place of a picture that does not come. */
  label?: string;
  className?: string;
}

/** A post's cover beside its title. On hover or focus of its card a vehicle drives along its foot. */
export const Cover = ({ slug, hue, cover, first, label, className }: CoverProps) => (
  <span
    className={cx(`cover relative w-full overflow-clip rounded-card bg-sunk hue-${hue}`, className)}
  >
    <PictureImage
      picture={cover ?? { file: `cover-${slug}.svg`, ...coverSize }}
      alt=""
      first={first}
      className="size-full object-cover"
    />
    {label && <span className="cover-label p-5 font-semibold">{label}</span>}
  </span>
);
