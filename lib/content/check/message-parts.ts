import SearchableMap from 'minisearch/SearchableMap';

const longest = 60;

/** A value in quotation marks and on one line, cut where it is long. */
export function quoted(value: unknown): string {
  const text = String(value);
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return `'${shown.replace(/\s+/g, ' ')}'`;
}

/** '; did you mean …?' with the most similar name; empty where none is similar. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const known = new SearchableMap<string>();
  for (const other of names) known.set(other.toLowerCase(), other);
  // A third of a name may be mistyped.
  const most = Math.max(1, Math.floor(name.length / 3));
  const [best] = [...known.fuzzyGet(name.toLowerCase(), most).values()].sort((a, b) => a[1] - b[1]);
  return best ? `; did you mean '${best[0]}'?` : '';
}
