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

/** Whether words of an entry begin like those of a search, written in one word or in several. */
function holds({ words }: CatalogItem, q: string): boolean {
  if (q.trim() === '') return true;
  const all = words.split(' ');
  const begins = (term: string) =>
    term !== '' && all.some((_, at) => all.slice(at).join('').startsWith(term));
  const terms = searchable(q).split(' ');
  return terms.every(begins) || begins(terms.join(''));
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
