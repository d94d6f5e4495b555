import type { Thread } from '@/components/ui/thread/thread';
import { pictureOf } from '@/lib/picture/pictures';
import { Portrait } from './portrait';

interface FaceProps {
  name: string;
  thread: Thread;
  photo?: string | undefined;
  className?: string;
}

/** The face of whoever speaks, by the name of their photograph. */
export const Face = ({ photo, ...rest }: FaceProps) => (
  <Portrait {...rest} photo={photo ? pictureOf(photo) : undefined} />
);
