import type { Hue } from '@/components/ui/route/hues';
import { pictureOf } from '@/lib/picture/pictures';
import { Portrait } from './portrait';

interface FaceProps {
  name: string;
  hue: Hue;
  photo?: string | undefined;
  className?: string;
}

/** The face of whoever speaks, by the name of their photograph. */
export const Face = ({ photo, ...rest }: FaceProps) => (
  <Portrait {...rest} photo={photo ? pictureOf(photo) : undefined} />
);
