import { coverSize } from '../blog/post-card';
import type { PictureFile } from './picture-file';
import { findPicture } from './pictures';

export function ownCover(slug: string): PictureFile | undefined {
  const { file, width, height } = findPicture(`cover-${slug}`) ?? {};
  if (file === undefined || width === undefined || height === undefined) return undefined;
  const isDrawn =
    file === `cover-${slug}.svg` && width === coverSize.width && height === coverSize.height;
  return isDrawn ? undefined : { file, width, height };
}
