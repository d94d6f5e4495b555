import { cx } from '@/components/ui/cx';
import type { Hue } from '@/components/ui/route/hues';
import type { PictureFile } from '@/lib/picture/picture-file';
import { PictureImage } from './picture-image';

interface PortraitProps {
  name: string;
  photo?: PictureFile | undefined;
  hue: Hue;
  className?: string | undefined;
}

/** Who speaks or writes: a picture, cut from its middle, or initials that a route passes below. */
export function Portrait({ name, photo, hue, className }: PortraitProps) {
  if (photo) {
    return (
      <PictureImage
        picture={photo}
        alt=""
        sizes="56px"
        className={cx('size-14 shrink-0 rounded-large object-cover', className)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cx(
        `initials type-h4 relative grid size-14 shrink-0 place-items-center overflow-clip rounded-large bg-${hue}-tint text-${hue}-text`,
        className,
      )}
    >
      {name.replace(/(\p{L})\S*\s*/gu, '$1')}
    </span>
  );
}
