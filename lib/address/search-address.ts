export interface Search<Category extends string = string> {
  readonly q: string;
  /** Empty for all. */
  readonly category: Category | '';
}

/** Longer texts would match nothing and make addresses that break in mails. */
export const longestSearch = 100;

/** Reads `?q=` and `?category=`; an unknown category means all. */
export function readSearch<Category extends string>(
  query: string,
  categories: readonly Category[],
): Search<Category> {
  const fields = new URLSearchParams(query);
  const asked = fields.get('category');
  return {
    q: (fields.get('q') ?? '').slice(0, longestSearch),
    category: categories.find((each) => each === asked) ?? '',
  };
}

/** The query with a search in it, without '?'; other fields stay. */
export function writeSearch(query: string, { q, category }: Search): string {
  const fields = new URLSearchParams(query);
  const put = (name: string, value: string) =>
    value === '' ? fields.delete(name) : fields.set(name, value);
  put('q', q.trim() === '' ? '' : q);
  put('category', category);
  return fields.toString();
}
