import { cx } from '@/components/ui/cx';
import { Initials } from '@/components/ui/initials/initials';
import type { Thread } from '@/components/ui/thread/thread';
import type { PictureFile } from '@/lib/picture/picture-file';
import { PictureImage } from './picture-image';

interface PortraitProps {
  name: string;
  photo?: PictureFile | undefined;
  thread: Thread;
  className?: string | undefined;
}

/** Who speaks or writes: a photograph in the square of the drawn initials, cut from its middle. */
export function Portrait({ name, photo, thread, className }: PortraitProps) {
  if (!photo) return <Initials name={name} thread={thread} className={className} />;
  // The formats of a photograph would each take a gap of the row around it.
  return (
    <span className={cx('size-14 shrink-0', className)}>
      <PictureImage
        picture={photo}
        alt=""
        sizes="56px"
        className="size-full rounded-pop object-cover"
      />
    </span>
  );
}
