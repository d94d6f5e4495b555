import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { type Thread, threadClasses } from '@/components/ui/thread/thread';
import { coverSize } from '@/lib/blog/post-card';

interface CoverProps {
  slug: string;
  thread: Thread;
  /** Empty beside the post's own title. */
  alt?: string;
  /** In the first screen: loaded at once and first. */
  first?: boolean | undefined;
  className?: string;
}

/** A post's cover; its ground keeps the place while the file is on its way. */
export function Cover({ slug, thread, alt = '', first, className }: CoverProps) {
  return (
    <Picture
      name={`cover-${slug}`}
      {...coverSize}
      alt={alt}
      first={first}
      className={cx('w-full rounded-card object-cover', threadClasses[thread].sheet, className)}
    />
  );
}
