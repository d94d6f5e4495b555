import { type RasterFormat, sizedFile } from './raster';

/** 1 to 100. */
const qualities = { hero: 85, feature: 80, icon: 90, thumbnail: 75, background: 70, other: 80 };

export type ImageUse = keyof typeof qualities;

export interface ImageRequest {
  /** Pixels. */
  width?: number | undefined;
  /** Pixels. */
  height?: number | undefined;
  use?: ImageUse | undefined;
  format?: 'webp' | 'avif' | 'png' | 'svg' | undefined;
}

/**
 * The own file, or with NEXT_PUBLIC_IMAGE_CDN `{cdn}/images/{file}?w=&h=&q=&f=` (webp by default).
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

export function sizedAddress(file: string, width: number, format: RasterFormat, use: ImageUse) {
  if (!process.env.NEXT_PUBLIC_IMAGE_CDN) return imageAddress(sizedFile(file, width, format));
  return imageAddress(file, { width, use, format });
}
