import { type ImageUse, imageAddress, sizedAddress } from '@/lib/picture/image-loader';
import type { PictureFile } from '@/lib/picture/picture-file';
import { isRaster, type RasterFormat, rasterFormats, widthsOf } from '@/lib/picture/raster';

export interface PictureImageProps {
  picture: PictureFile;
  /** The cut for other windows, and which those are, as `(width < 640px)`. */
  other?: { picture: PictureFile; media: string } | undefined;
  /** The picture in its place where scripts do not run. */
  unscripted?: PictureFile | undefined;
  alt: string;
  /** In the first screen: loaded at once and before the others. */
  first?: boolean | undefined;
  className?: string | undefined;
  /** How wide a photograph is shown, as in HTML; a lazy one is measured where browsers can. */
  sizes?: string | undefined;
}

/**
 * A picture whose file is known. A drawing follows the color scheme around it; a photograph comes as AVIF or
 * WebP in the width that is needed. `getImageProps` would add 2.7 KB to every client part and a style
 * attribute that a strict policy refuses.
 */
export function PictureImage(props: PictureImageProps) {
  const { picture, other, unscripted, alt, first, className, sizes } = props;
  const shown = first ? '100vw' : 'auto, 100vw';
  const use = first ? 'hero' : 'feature';
  // Browsers measure a lazy photograph only where the image itself asks for it.
  const measured = isRaster(picture.file) && {
    srcSet: `${addressOf(picture, use)} ${picture.width}w`,
    sizes: sizes ?? shown,
  };
  const image = (
    <img
      src={addressOf(picture, use)}
      {...measured}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
  const sources = { use, sizes: sizes ?? shown } as const;
  if (!other && !unscripted && !isRaster(picture.file)) return image;
  return (
    // Only the picture inside counts for the layout around it.
    <picture style={isRaster(picture.file) ? { display: 'contents' } : undefined}>
      {unscripted && <Sources {...sources} picture={unscripted} media="(scripting: none)" />}
      {other && <Sources {...sources} picture={other.picture} media={other.media} />}
      {isRaster(picture.file) && <Sources {...sources} picture={picture} />}
      {image}
    </picture>
  );
}

/** The address of the file itself; a picture host passes a drawing on as it is. */
function addressOf({ file, width, height }: PictureFile, use: ImageUse): string {
  return imageAddress(file, { width, height, use, format: isRaster(file) ? 'webp' : 'svg' });
}

interface SourcesProps {
  picture: PictureFile;
  media?: string;
  use: ImageUse;
  sizes: string;
}

/** A drawing, or a photograph in each format and width, for the windows of `media`. */
function Sources({ picture, media, use, sizes }: SourcesProps) {
  const { file, width, height } = picture;
  if (!isRaster(file)) {
    return <source media={media} srcSet={addressOf(picture, use)} width={width} height={height} />;
  }
  const srcSet = (format: RasterFormat) =>
    widthsOf(width)
      .map((each) => `${sizedAddress(file, each, format, use)} ${each}w`)
      .join(', ');
  return rasterFormats.map((format) => (
    // Without a box of its own: in a row or a grid it would take a gap.
    <source
      key={format}
      className="hidden"
      media={media}
      type={`image/${format}`}
      srcSet={srcSet(format)}
      sizes={sizes}
      width={width}
      height={height}
    />
  ));
}
