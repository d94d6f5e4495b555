import { type RasterFormat, sizedFile } from './raster';

/** Quality of a compressed picture, 1 to 100. */
const qualities = { hero: 85, feature: 80, icon: 90, thumbnail: 75, background: 70, other: 80 };

/** What a picture is for; decides how far a picture host may compress it. */
export type ImageUse = keyof typeof qualities;

/** What is asked of the picture host. */
export interface ImageRequest {
  /** Width in pixels. */
  width?: number | undefined;
  /** Height in pixels. */
  height?: number | undefined;
  use?: ImageUse | undefined;
  format?: 'webp' | 'avif' | 'png' | 'svg' | undefined;
}

/**
 * Address of a picture in /images: the site's own file, or with NEXT_PUBLIC_IMAGE_CDN set
 * `{cdn}/images/{file}?w=&h=&q=&f=`, where the format is webp unless another is named.
 * Drawn pictures ask for svg: they weigh less than their pixels would and follow the theme.
 */
export function imageAddress(file: string, request: ImageRequest = {}): string {
  const host = process.env.NEXT_PUBLIC_IMAGE_CDN;
  if (!host) return `/images/${file}`;
  const { width, height, use = 'other', format = 'webp' } = request;
  const query = [
    width && `w=${width}`,
    height && `h=${height}`,
    `q=${qualities[use]}`,
    `f=${format}`,
  ];
  return `${host}/images/${file}?${query.filter(Boolean).join('&')}`;
}

/** Address of a photograph in a width in pixels: of the site's own file, or of the picture host. */
export function sizedAddress(file: string, width: number, format: RasterFormat, use: ImageUse) {
  if (!process.env.NEXT_PUBLIC_IMAGE_CDN) return imageAddress(sizedFile(file, width, format));
  return imageAddress(file, { width, use, format });
}
