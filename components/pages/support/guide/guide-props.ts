import type { ArticleWords } from '@/content/schemas/help';
import type { helpPageOf } from '@/lib/content/help';
import type { Crumb } from '@/lib/json-ld';

export interface GuideProps extends ReturnType<typeof helpPageOf> {
  trail: readonly Crumb[];
  search: string;
  /** The guide's whole address, for sharing. */
  address: string;
  words: ArticleWords;
}
