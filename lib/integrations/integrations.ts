import type { Search } from '../address/search-address';

/** Categories of the integration catalog, in the order in which they stand. */
export const categoryKeys = [
  'market-place',
  'eCommerce',
  'warehousing',
  'accounting-erp',
  'hardware',
] as const;

export type CategoryKey = (typeof categoryKeys)[number];

/** What the reader asked the catalog for. */
export type CatalogFilter = Search<CategoryKey>;

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
  (category === '' || item.category === category) && holds(item, q);

/** How many entries a search finds, by category; '' counts all. */
export function countFound(
  items: readonly CatalogItem[],
  q: string,
): ReadonlyMap<CategoryKey | '', number> {
  const keys = ['', ...categoryKeys] as const;
  return new Map(
    keys.map((category) => [
      category,
      items.filter((item) => matches(item, { category, q })).length,
    ]),
  );
}
