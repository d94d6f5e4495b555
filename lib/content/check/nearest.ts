import SearchableMap from 'minisearch/SearchableMap';

/** '; did you mean …?' with the most similar name; empty where none is similar. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const known = new SearchableMap<string>();
  for (const other of names) known.set(other.toLowerCase(), other);
  // A third of a name may be mistyped.
  const most = Math.max(1, Math.floor(name.length / 3));
  const [best] = [...known.fuzzyGet(name.toLowerCase(), most).values()].sort((a, b) => a[1] - b[1]);
  return best ? `; did you mean '${best[0]}'?` : '';
}
