import { PictureImage } from '@/components/picture/picture-image';
import { cx } from '@/components/ui/cx';
import { type Thread, threadClasses } from '@/components/ui/thread/thread';
import { coverSize } from '@/lib/blog/post-card';
import type { PictureFile } from '@/lib/picture/picture-file';

interface CoverProps {
  slug: string;
  thread: Thread;
  /** Where somebody put another picture in the place of the drawn one. */
  cover?: PictureFile | undefined;
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
