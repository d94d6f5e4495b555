import { whitePapers as found } from '@/content/found/white-papers';
import type { WhitePaper } from '@/content/white-papers/types';
import { publishedOf } from './published';

/** Every white paper that is shown, newest first. */
export const whitePapers: readonly WhitePaper[] = publishedOf(found).toSorted((a, b) =>
  b.publishDate.localeCompare(a.publishDate),
);
