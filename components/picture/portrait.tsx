import { cx } from '@/components/ui/cx';
import { Initials } from '@/components/ui/initials/initials';
import type { Hue } from '@/components/ui/route/hues';
import type { PictureFile } from '@/lib/picture/picture-file';
import { PictureImage } from './picture-image';

interface PortraitProps {
  name: string;
  photo?: PictureFile | undefined;
  hue: Hue;
  className?: string | undefined;
}

/** Who speaks or writes: a photograph in the square of the drawn initials, cut from its middle. */
export function Portrait({ name, photo, hue, className }: PortraitProps) {
  if (!photo) return <Initials name={name} hue={hue} className={className} />;
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
