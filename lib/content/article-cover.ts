import type { BlogPost } from '@/content/blog/types';
import { ownCover } from '@/lib/picture/own-cover';
import { findPicture, pictureOf } from '@/lib/picture/pictures';
import { isRaster } from '@/lib/picture/raster';

/**
 * An article's cover across its head. A drawn one says itself what it shows. A picture that somebody
 * put in its place says what `coverAlt` tells, and stands in wide windows too, cut from its middle,
 * unless there is a wide one as well.
 */
export function articleCover(post: BlogPost): { alt: string; wide?: string } {
  const cover = `cover-${post.slug}`;
  if (!ownCover(post.slug)) return { alt: pictureOf(cover).alt ?? post.coverAlt ?? '' };
  const wide = `${cover}-wide`;
  const hasWide = isRaster(findPicture(wide)?.file ?? '');
  return { alt: post.coverAlt ?? '', ...(hasWide && { wide }) };
}
