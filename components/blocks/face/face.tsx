import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Initials } from '@/components/ui/initials/initials';
import type { Thread } from '@/components/ui/thread/thread';

interface FaceProps {
  /** Stands beside the face, which therefore says nothing to a screen reader. */
  name: string;
  thread: Thread;
  /** The name of a photograph; without one the initials of the name are drawn. */
  photo?: string | undefined;
  className?: string;
}

/** Who speaks: a photograph of any shape in the square of the drawn initials, cut from its middle. */
export function Face({ name, thread, photo, className }: FaceProps) {
  if (!photo) return <Initials name={name} thread={thread} className={className} />;
  // The formats of a picture would each take a gap of the row around it.
  return (
    <span className={cx('size-14 shrink-0', className)}>
      <Picture name={photo} alt="" sizes="56px" className="size-14 rounded-pop object-cover" />
    </span>
  );
}
