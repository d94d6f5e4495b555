import type { PageImage } from '@/content/products/types';
import { pictureOf } from '@/lib/picture/pictures';
import { PictureImage, type PictureImageProps } from './picture-image';

interface PictureProps extends Omit<PictureImageProps, 'picture' | 'other' | 'unscripted'> {
  name: string;
  /** The cut for other windows, and which those are, as `(width < 640px)`. */
  other?: { name: string; media: string } | undefined;
  unscripted?: string | undefined;
}

/** A picture by its name. Throws, which stops the build, where there is none. */
export function Picture({ name, other, unscripted, ...rest }: PictureProps) {
  return (
    <PictureImage
      {...rest}
      picture={pictureOf(name)}
      unscripted={unscripted === undefined ? undefined : pictureOf(unscripted)}
      other={other && { picture: pictureOf(other.name), media: other.media }}
    />
  );
}

interface PagePictureProps {
  image: PageImage;
  /** In the first screen: loaded at once and first. */
  first?: boolean;
  className?: string;
  /** Width in px from which the wide cut serves. */
  wideFrom?: 640 | 768 | 1024;
}

/** A picture of a page, with its cut for narrow windows where it has one. */
export function PagePicture({ image, first, className, wideFrom = 640 }: PagePictureProps) {
  const { picture, narrow, alt } = image;
  return (
    <Picture
      name={picture}
      other={narrow ? { name: narrow, media: `(width < ${wideFrom}px)` } : undefined}
      alt={alt}
      first={first}
      className={className}
    />
  );
}
