import { Initials } from '@/components/ui/initials/initials';
import type { Thread } from '@/components/ui/thread/thread';
import type { PictureFile } from '@/lib/picture/picture-file';
import { PictureImage } from './picture-image';

interface PortraitProps {
  name: string;
  photo?: PictureFile | undefined;
  /** Ground of the initials that stand where there is no photo. */
  thread: Thread;
}

/** The face of somebody whose name stands beside it: a photo, or drawn initials. */
export function Portrait({ name, photo, thread }: PortraitProps) {
  if (!photo) return <Initials name={name} thread={thread} />;
  return (
    <PictureImage
      picture={photo}
      alt={`Portrait of ${name}`}
      sizes="56px"
      className="size-14 shrink-0 rounded-pop object-cover"
    />
  );
}
