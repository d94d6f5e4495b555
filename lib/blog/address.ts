/** What a visitor has chosen on the blog list, as the address holds it. */
export interface BlogChoice {
  /** Search text as typed; empty when there is none. */
  readonly search: string;
  /** Short name of a category, 'saved' for what is kept on the device; empty for all. */
  readonly category: string;
  /** As written in the address; the number of pages decides what it is worth. */
  readonly page: string | null;
}

/** Longer texts would match nothing and make addresses that break in mails. */
const longestSearch = 100;

/** The short name of a category in an address: 'AI & Technology' → 'ai-technology'. */
export const shortName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Reads the query of an address, such as '?q=ETA&page=2'. Categories that are not known mean all. */
export function readChoice(query: string, categories: readonly string[]): BlogChoice {
  const fields = new URLSearchParams(query);
  const category = fields.get('category') ?? '';
  return {
    search: (fields.get('q') ?? '').slice(0, longestSearch),
    category: categories.includes(category) ? category : '',
    page: fields.get('page'),
  };
}

/** The blog list's address for a choice; what is left at its default stays out of it. */
export function blogAddress({
  search = '',
  category = '',
  page = 1,
}: {
  search?: string;
  category?: string;
  page?: number;
}): `/blog` | `/blog?${string}` {
  const fields = new URLSearchParams();
  if (search.trim() !== '') fields.set('q', search);
  if (category !== '') fields.set('category', category);
  if (page > 1) fields.set('page', String(page));
  return fields.size > 0 ? `/blog?${fields}` : '/blog';
}

/** Whether a path is that of an article; the blog's own unknown-address page is none. */
export const isArticlePath = (path: string): boolean =>
  /^\/blog\/[a-z0-9-]+$/.test(path) && path !== '/blog/404';
