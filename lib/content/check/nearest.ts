/** Levenshtein distance, ignoring case. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const changed = (row[j] ?? 0) + (letter.toLowerCase() === other.toLowerCase() ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A third of a name may be mistyped. */
const near = (name: string) => Math.max(1, Math.floor(name.length / 3));

/** '; did you mean …?' with the most similar name; empty where none is similar. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const [best] = [...names]
    .filter((other) => Math.abs(other.length - name.length) <= near(name))
    .map((other) => ({ other, letters: distance(name, other) }))
    .filter(({ letters }) => letters <= near(name))
    .toSorted((a, b) => a.letters - b.letters);
  return best ? `; did you mean '${best.other}'?` : '';
}
