import type { PictureFile } from '../picture/picture-file';

/** What the list shows of a post and searches in; the list's index file holds these. */
export interface PostCard {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly date: string;
  readonly readTime: number;
  readonly category: string;
  readonly hue: 'cobalt' | 'madder' | 'teal' | 'plum' | 'ochre';
  readonly tags: readonly string[];
  /** Stands above the list, which leaves it out while nothing is chosen. */
  readonly featured?: true;
  /** Where somebody put another picture in the place of the drawn cover. */
  readonly cover?: PictureFile;
}

/** Size of a cover in pixels. A card, and a phone, show it cut to 16 by 9 at its sides. */
export const coverSize = { width: 1200, height: 630 } as const;

export const postIndexPath = '/blog/posts.json';

export const pageSize = 9;
