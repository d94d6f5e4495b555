import { readSearch, writeSearch } from '../address/search-address';

/** Categories of the integration catalog, in the order in which they stand. */
export const categoryKeys = [
  'market-place',
  'eCommerce',
  'warehousing',
  'accounting-erp',
  'hardware',
] as const;

export type CategoryKey = (typeof categoryKeys)[number];

/** What the reader asked the catalog for; without a category it shows all. */
export interface CatalogFilter {
  readonly category: CategoryKey | null;
  readonly q: string;
}

/** Reads the filter of an address, e.g. '?category=hardware&q=scan'. Unknown values mean all. */
export function readFilter(query: string): CatalogFilter {
  const { category, q } = readSearch(query, categoryKeys);
  return { category: category || null, q };
}

/** The query with a filter in it, without '?'; what belongs to others stays. */
export const writeFilter = (query: string, { category, q }: CatalogFilter): string =>
  writeSearch(query, { category: category ?? '', q });

/** A text as it is searched: letters and digits in lower case, without accents. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** An entry of the catalog as it is searched. */
export interface CatalogItem {
  readonly category: CategoryKey;
  /** All its words, see `searchable`. */
  readonly words: string;
}

/** Whether all words of a search stand in an entry, written in one word or in two. */
function holds({ words }: CatalogItem, q: string): boolean {
  if (q.trim() === '') return true;
  const terms = searchable(q).split(' ');
  const joined = words.replaceAll(' ', '');
  return terms.every((term) => term !== '' && (words.includes(term) || joined.includes(term)));
}

/** Whether an entry stands in the list under a filter. */
export const matches = (item: CatalogItem, { category, q }: CatalogFilter): boolean =>
  (category === null || item.category === category) && holds(item, q);

/** How many entries a search finds, by category; null counts all. */
export function countFound(
  items: readonly CatalogItem[],
  q: string,
): Map<CategoryKey | null, number> {
  const found = items.filter((item) => holds(item, q));
  return new Map<CategoryKey | null, number>([
    [null, found.length],
    ...categoryKeys.map(
      (key) => [key, found.filter(({ category }) => category === key).length] as const,
    ),
  ]);
}
