import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenIndex, openIndex } from '@/lib/search/open-index';
import type { Hit } from '@/lib/search/types';
import { type WordsFile, wordsPath } from '@/lib/search/words-file';
import type { Question } from './questions';

const read = (path: string): WordsFile => {
  const file = join('out', path);
  if (!existsSync(file)) throw new Error(`There is no ${file}: run 'npm run build' first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
};

export function builtFiles(): readonly [WordsFile, ...WordsFile[]] {
  const first = read(wordsPath);
  return [first, ...first.more.map(read)];
}

export function indexOf([first, ...further]: readonly [WordsFile, ...WordsFile[]]): OpenIndex {
  const index = openIndex(first);
  for (const file of further) index.add(file);
  return index;
}

const hitsOf = (index: OpenIndex, words: string): readonly Hit[] =>
  index
    .search(words)
    .groups.flatMap(({ hits }) => hits)
    .sort((a, b) => b.score - a.score);

/** The place of the first hit on a page that answers, from 1; Infinity where there is none. */
export function placeOf(index: OpenIndex, [words, ...pages]: Question): number {
  const at = hitsOf(index, words).findIndex(({ href }) => pages.includes(href.replace(/#.*/, '')));
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}
