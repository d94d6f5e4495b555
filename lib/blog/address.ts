import { readSearch, writeSearch } from '../address/search-address';

/** What a visitor has chosen on the blog list, as the address holds it. */
export interface BlogChoice {
  readonly search: string;
  /** Short name of a category, 'saved' for what is kept on the device; empty for all. */
  readonly category: string;
  /** As written in the address; the number of pages decides what it is worth. */
  readonly page: string | null;
}

/** The short name of a category in an address: 'AI & Technology' → 'ai-technology'. */
export const shortName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Reads the query of an address, such as '?q=ETA&page=2'. Categories that are not known mean all. */
export function readChoice(query: string, categories: readonly string[]): BlogChoice {
  const { q, category } = readSearch(query, categories);
  return { search: q, category, page: new URLSearchParams(query).get('page') };
}

/** The blog list's address for a choice; what is left at its default stays out of it. */
export function blogAddress({
  search = '',
  category = '',
  page = 1,
}: Partial<Omit<BlogChoice, 'page'> & { page: number }>): `/blog` | `/blog?${string}` {
  const later = page > 1 ? `page=${page}` : '';
  const query = [writeSearch('', { q: search, category }), later].filter(Boolean).join('&');
  return query ? `/blog?${query}` : '/blog';
}

export const categoryAddress = (category: string) =>
  `${blogAddress({ category: shortName(category) })}#articles` as const;
