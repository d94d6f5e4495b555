import { PictureImage } from '@/components/picture/picture-image';
import { cx } from '@/components/ui/cx';
import { threadClasses } from '@/components/ui/thread/thread';
import { coverSize, type PostCard } from '@/lib/blog/post-card';

export interface CoverProps extends Pick<PostCard, 'slug' | 'thread' | 'cover'> {
  /** In the first screen: loaded at once and first. */
  first?: boolean | undefined;
  className?: string;
}

/** A post's cover beside its title; its ground keeps the place while the file is on its way. */
export function Cover({ slug, thread, cover, first, className }: CoverProps) {
  return (
    <PictureImage
      picture={cover ?? { file: `cover-${slug}.svg`, ...coverSize }}
      alt=""
      first={first}
      className={cx('w-full rounded-card object-cover', threadClasses[thread].sheet, className)}
    />
  );
}
