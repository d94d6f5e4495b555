import { helpArticleOf } from '@/lib/content/help';
import { type Fact, fact, type Place } from '../fact';
import { guides } from './addresses';

/** The table of a guide that begins a row so: its other cells. */
const cellsOf = (slug: string, head: string): string =>
  helpArticleOf(slug)
    .chapters.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'table' ? block.rows : []))
    .find(([first]) => first === head)
    ?.slice(1)
    .join(' ') ?? 'nothing';

/** A row of a guide's table, read across. */
export const row = (slug: string, chapter: string, head: string, stated: string): Fact =>
  fact(head, stated, cellsOf(slug, head), `${guides}/${slug}#${chapter}: ${head} {}` as Place);
