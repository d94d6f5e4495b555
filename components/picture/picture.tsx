import { pictureOf } from '@/lib/picture/pictures';
import { PictureImage, type PictureImageProps } from './picture-image';

interface PictureProps extends Omit<PictureImageProps, 'picture' | 'other' | 'unscripted'> {
  name: string;
  width?: number;
  height?: number;
  /** The cut for other windows, and which those are, as `(width < 640px)`. */
  other?: { name: string; media: string } | undefined;
  unscripted?: string | undefined;
}

/** A picture by its name. Throws, which stops the build, where there is none. */
export function Picture({ name, width, height, other, unscripted, ...rest }: PictureProps) {
  const picture = pictureOf(name);
  return (
    <PictureImage
      {...rest}
      picture={{ ...picture, width: width ?? picture.width, height: height ?? picture.height }}
      unscripted={unscripted === undefined ? undefined : pictureOf(unscripted)}
      other={other && { picture: pictureOf(other.name), media: other.media }}
    />
  );
}
