import type { BlogPost } from '@/content/blog/types';
import { ownCover } from '@/lib/picture/own-cover';
import { findPicture, pictureOf } from '@/lib/picture/pictures';
import { isRaster } from '@/lib/picture/raster';

/**
 * A photograph is described by `coverAlt`, and serves for wide windows unless there is a wide one.
 */
export function articleCover(post: BlogPost): { alt: string; wide?: string } {
  const cover = `cover-${post.slug}`;
  if (!ownCover(post.slug)) return { alt: pictureOf(cover).alt ?? post.coverAlt ?? '' };
  const wide = `${cover}-wide`;
  const hasWide = isRaster(findPicture(wide)?.file ?? '');
  return { alt: post.coverAlt ?? '', ...(hasWide && { wide }) };
}
