import { type PostCard, postIndexPath } from './post-card';

/** Posts in an older slice of the list's index; some 25 KB as it is sent. */
const sliceSize = 250;

/** What the list's index file holds: the newest posts, and where the older ones stand, newest first. */
export interface PostIndex {
  readonly posts: readonly PostCard[];
  readonly further: readonly string[];
}

/** Where an older slice stands; counted from the oldest. */
const slicePath = (number: number): string =>
  `${postIndexPath.replace('.json', '')}/${number}.json`;

const olderSlices = (count: number): number => Math.max(0, Math.ceil(count / sliceSize) - 1);

/** The numbers of all older slices; the first always has a file, since an export needs one. */
export const sliceNumbers = (count: number): readonly number[] =>
  Array.from({ length: Math.max(1, olderSlices(count)) }, (_, number) => number);

/**
 * An older slice of the posts: counted from the oldest on, so that a new post changes the newest slice
 * alone. Empty where all posts stand in that one.
 *
 * @param posts newest first, as is what is returned
 */
export function sliceOf(posts: readonly PostCard[], number: number): readonly PostCard[] {
  const { length } = posts;
  if (number >= olderSlices(length)) return [];
  return posts.slice(length - (number + 1) * sliceSize, length - number * sliceSize);
}

/** The newest slice, with the addresses of all others. */
export function indexOf(posts: readonly PostCard[]): PostIndex {
  const older = olderSlices(posts.length);
  return {
    posts: posts.slice(0, posts.length - older * sliceSize),
    further: Array.from({ length: older }, (_, index) => slicePath(older - 1 - index)),
  };
}
