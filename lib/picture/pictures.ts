import { type ImageRequest, imageAddress } from './image-loader';
import { pictures } from './manifest';
import type { PictureFile } from './picture-file';
import { isRaster } from './raster';

/** A known picture; content may name others. */
export type PictureName = keyof typeof pictures;

const known = new Map<string, PictureFile>(Object.entries(pictures));

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

export const findPicture = (name: string): PictureFile | undefined => known.get(name);

/** Throws for an unknown name, with similar ones. */
export function pictureOf(name: PictureName | (string & {})): PictureFile {
  const found = known.get(name);
  if (found) return found;
  const near = [...known.keys()].sort((a, b) => sharedStart(b, name) - sharedStart(a, name));
  throw new Error(
    `There is no picture '${name}'. Nearest: ${near.slice(0, 3).join(', ')}. After a new one was drawn or put into public/images, run 'npm run art'.`,
  );
}

export const fileOf = (name: string): string => findPicture(name)?.file ?? `${name}.svg`;

/** The address of a picture; drawings stay as they are. */
export function pictureAddress(name: string, request: Omit<ImageRequest, 'format'> = {}): string {
  const { file } = pictureOf(name);
  return imageAddress(file, { ...request, format: isRaster(file) ? 'webp' : 'svg' });
}
