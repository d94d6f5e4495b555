export interface Stretch<Guide> {
  readonly category: string;
  readonly guides: readonly Guide[];
}

/** One map of all guides: the first leads to the planner, and the rows of the others leave it. */
export interface Network<Guide> {
  readonly first: Guide;
  readonly rows: readonly (readonly Stretch<Guide>[])[];
  /** The longest row, which the map shows on top. */
  readonly top: number;
}

/** A row holds as many stops as have room for their names beside one another. */
const longestRow = 4;
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

/** The map of guides in their learning order; categories share a row as long as three rows remain. */
export function networkOf<Guide extends { readonly category: string }>([
  first,
  ...others
]: readonly Guide[]): Network<Guide> | undefined {
  if (!first) return;
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
