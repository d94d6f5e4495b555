import { cx } from './cx';

interface PictureProps {
  /** Name of a drawn picture, see components/artwork/maps/pictures.ts. */
  name: string;
  width: number;
  height: number;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  className?: string;
}

/**
 * A drawn picture from /images. The files follow the color scheme of the element they stand in, so
 * one file serves both themes. Below the fold they load late.
 */
export function Picture({ name, width, height, alt, className }: PictureProps) {
  return (
    <img
      src={`/images/${name}.svg`}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={cx('block', className)}
    />
  );
}
