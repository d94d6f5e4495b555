import { drawnImage } from '@/lib/picture/image-loader';
import { cx } from '../ui/cx';

interface PictureProps {
  /** Name of a drawn picture, see art/gallery.ts. */
  name: string;
  width: number;
  height: number;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  /** In the first screen: loaded at once and before the others. */
  first?: boolean | undefined;
  className?: string;
}

/**
 * A drawn picture from /images. The files follow the color scheme of the element they stand in, so
 * one file serves both themes. Below the fold they load late. A vector has no widths to choose from,
 * and `getImageProps` would add 2.7 KB to every client part and a style attribute to every picture, which
 * a strict policy refuses: hence a plain `<img>`.
 */
export function Picture({ name, width, height, alt, first, className }: PictureProps) {
  // For the picture host, where one is set.
  const use = first ? 'hero' : 'feature';
  return (
    <img
      src={drawnImage(name, { width, height, use })}
      width={width}
      height={height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={cx('block', className)}
    />
  );
}
