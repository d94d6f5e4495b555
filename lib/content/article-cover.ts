import type { BlogPost } from '@/content/blog/types';
import { coverSize } from '@/lib/blog/post-card';
import { isPhoto } from '@/lib/picture/cuts';
import type { PictureFile } from '@/lib/picture/picture-file';
import { findPicture, pictureOf } from '@/lib/picture/pictures';

/** The picture that somebody put in the place of the drawn cover. */
export function ownCover(slug: string): PictureFile | undefined {
  const { file, width, height } = findPicture(`cover-${slug}`) ?? {};
  if (file === undefined || width === undefined || height === undefined) return undefined;
  const isDrawn =
    file === `cover-${slug}.svg` && width === coverSize.width && height === coverSize.height;
  return isDrawn ? undefined : { file, width, height };
}

/**
 * A photograph is described by `coverAlt`, and serves for wide windows unless there is a wide one.
 */
export function articleCover(post: BlogPost): { alt: string; wide?: string } {
  const cover = `cover-${post.slug}`;
  if (!ownCover(post.slug)) return { alt: pictureOf(cover).alt ?? post.coverAlt ?? '' };
  const wide = `${cover}-wide`;
  return { alt: post.coverAlt ?? '', ...(isPhoto(wide) && { wide }) };
}
