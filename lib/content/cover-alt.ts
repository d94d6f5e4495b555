import type { BlogPost } from '@/content/blog/types';
import { pictureOf } from '@/lib/picture/pictures';
import { coverWish } from './posts';

const counts = ['no', 'one', 'two', 'three', 'four'];
const grounds = { night: ' at night', deep: '', tint: '' };

/** What an article's wide cover shows, by what was counted on the drawing; empty where somebody put another picture there. */
export function coverAlt(post: BlogPost): string {
  const { routes } = pictureOf(`cover-${post.slug}-wide`);
  if (routes === undefined) return '';
  return `Map of an invented city${grounds[coverWish(post).ground]}: ${counts[routes]} routes leave one depot and never touch.`;
}
