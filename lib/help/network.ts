export interface Stretch<Guide> {
  readonly category: string;
  readonly guides: readonly Guide[];
}

/** A row holds as many stops as have room for their names beside one another. */
const longestRow = 6;
/** As many rows as leave the planner upward, straight on and downward. */
const fewestRows = 3;

const stopsOf = (row: readonly Stretch<unknown>[]): number =>
  row.reduce((sum, { guides }) => sum + guides.length, 0);

function stretchesOf<Guide extends { readonly category: string }>(guides: readonly Guide[]) {
  const all: { category: string; guides: Guide[] }[] = [];
  for (const guide of guides) {
    const last = all.at(-1);
    if (last?.category === guide.category && last.guides.length < longestRow) {
      last.guides.push(guide);
    } else all.push({ category: guide.category, guides: [guide] });
  }
  return all;
}

/**
 * One map of guides in their learning order: the first leads to the planner, and the rows of the
 * others leave it. Categories share a row as long as three rows remain; `top` is the longest row,
 * which the map shows on top.
 */
export function networkOf<Guide extends { readonly category: string }>([
  first,
  ...others
]: readonly Guide[]) {
  if (!first) return undefined;
  const rows: Stretch<Guide>[][] = [];
  const stretches = stretchesOf(others);
  for (const [at, stretch] of stretches.entries()) {
    const row = rows.at(-1);
    const fits = row && stopsOf(row) + stretch.guides.length <= longestRow;
    if (fits && stretches.length - at > fewestRows - rows.length) row.push(stretch);
    else rows.push([stretch]);
  }
  const lengths = rows.map(stopsOf);
  return { first, rows, top: lengths.indexOf(Math.max(...lengths)) };
}
