import type { Search } from '../address/search-address';

/** Letters and digits in lower case, without accents. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export interface CatalogItem {
  readonly category: string;
  /** All its words, see `searchable`. */
  readonly words: string;
}

/** Whether all words of a search are in an entry, written in one word or in two. */
function holds({ words }: CatalogItem, q: string): boolean {
  if (q.trim() === '') return true;
  const terms = searchable(q).split(' ');
  const joined = words.replaceAll(' ', '');
  return terms.every((term) => term !== '' && (words.includes(term) || joined.includes(term)));
}

export const matches = (item: CatalogItem, { category, q }: Search): boolean =>
  (category === '' || item.category === category) && holds(item, q);

/** How many entries a search finds by category; '' counts all. */
export const countFound = (
  items: readonly CatalogItem[],
  categories: readonly string[],
  q: string,
): ReadonlyMap<string, number> =>
  new Map(
    ['', ...categories].map((category) => [
      category,
      items.filter((item) => matches(item, { category, q })).length,
    ]),
  );
