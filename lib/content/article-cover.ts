import type { BlogPost } from '@/content/blog/types';
import { ownCover } from '@/lib/picture/own-cover';
import { findPicture, pictureOf } from '@/lib/picture/pictures';
import { isRaster } from '@/lib/picture/raster';
import { coverLook } from './posts';

const counts = ['no', 'one', 'two', 'three', 'four'];
const grounds = { night: ' at night', deep: '', tint: '' };

/**
 * An article's cover across its head. A drawn one says what was counted on the drawing. A picture that
 * somebody put in its place says what `coverAlt` tells, and stands in wide windows too, cut from its
 * middle, unless there is a wide one as well.
 */
export function articleCover(post: BlogPost): { alt: string; wide?: string } {
  const wide = `cover-${post.slug}-wide`;
  const own = ownCover(post.slug);
  if (own) {
    const isOwn = isRaster(findPicture(wide)?.file ?? '');
    return { alt: post.coverAlt ?? '', ...(isOwn && { wide }) };
  }
  const { routes } = pictureOf(wide);
  if (routes === undefined) return { alt: post.coverAlt ?? '', wide };
  const ground = grounds[coverLook(post).ground];
  const alt = `Map of an invented city${ground}: ${counts[routes]} routes leave one depot and never touch.`;
  return { alt, wide };
}
