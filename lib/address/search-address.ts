/** What a visitor looks for in a list, as its address holds it. */
export interface Search<Category extends string = string> {
  /** As typed; empty where nothing is looked for. */
  readonly q: string;
  /** Empty for all. */
  readonly category: Category | '';
}

/** Longer texts would match nothing and make addresses that break in mails. */
export const longestSearch = 100;

/** Reads `?q=` and `?category=`; a category that is not known means all of them. */
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

/** The query with a search in it, without '?'; fields that mean something else stay as they are. */
export function writeSearch(query: string, { q, category }: Search): string {
  const fields = new URLSearchParams(query);
  const put = (name: string, value: string) =>
    value === '' ? fields.delete(name) : fields.set(name, value);
  put('q', q.trim() === '' ? '' : q);
  put('category', category);
  return fields.toString();
}
