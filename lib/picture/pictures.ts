import { type ImageRequest, imageAddress } from './image-loader';
import { pictures } from './manifest';
import type { PictureFile } from './picture-file';
import { isRaster } from './raster';

/** A picture that is there as the code is written; content may name others. */
export type PictureName = keyof typeof pictures;

const known = new Map<string, PictureFile>(Object.entries(pictures));

/** Length of what two names begin with. */
function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** A picture by its name; undefined where there is none. */
export const findPicture = (name: string): PictureFile | undefined => known.get(name);

/** A picture by its name. Throws, with the names that come nearest, where there is none. */
export function pictureOf(name: PictureName | (string & {})): PictureFile {
  const found = known.get(name);
  if (found) return found;
  const near = [...known.keys()].sort((a, b) => sharedStart(b, name) - sharedStart(a, name));
  throw new Error(
    `There is no picture '${name}'. Nearest: ${near.slice(0, 3).join(', ')}. After a new one was drawn or put into public/images, run 'npm run art'.`,
  );
}

/** Natural size of a picture in pixels. Throws where there is none of that name. */
export function pictureSize(name: PictureName | (string & {})): { width: number; height: number } {
  const { width, height } = pictureOf(name);
  return { width, height };
}

/** The address of a picture by its name; a picture host is asked for a drawing as it is. */
export function pictureAddress(name: string, request: Omit<ImageRequest, 'format'> = {}): string {
  const { file } = pictureOf(name);
  return imageAddress(file, { ...request, format: isRaster(file) ? 'webp' : 'svg' });
}
