import { type Column, guessColumns, readHeadings } from './columns';
import { readClock, readWindow } from './read-clock';
import { isBlank, type Row, splitRows } from './rows';
import { readDecimal } from './values';

/** What can stand between cells, by the word for it. */
const separators = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const;

export type Separator = keyof typeof separators;

/** A text taken apart, before any of it was checked. */
export interface Parts {
  readonly separator: Separator;
  /** Whether the columns were told by the file's headings, or by what they hold. */
  readonly matched: 'headings' | 'contents';
  readonly columns: readonly Column[];
  /** The first record: the headings where there are any. */
  readonly first: Row | undefined;
  /** Those that hold a stop, and how many lines between them hold nothing. */
  readonly rows: readonly Row[];
  readonly empty: number;
}

/** How much of some cells makes sense: numbers, times and windows count, and headings twice. */
function sense(rows: readonly Row[]): number {
  const [head] = rows;
  const headings = head ? (readHeadings(head.cells) ?? []).filter(({ field }) => field) : [];
  const values = rows
    .flatMap(({ cells }) => (cells.length > 1 ? cells : []))
    .filter(
      (cell) =>
        [readDecimal, readClock].some((as) => !Number.isNaN(as(cell))) ||
        readWindow(cell) !== undefined,
    );
  return 2 * headings.length + values.length;
}

/** The separator under which the first lines of a text make most sense, comma where none does. */
function guessSeparator(text: string): Separator {
  const begin = text.split(/\r\n?|\n/, 40).join('\n');
  let best: Separator = 'comma';
  let most = 0;
  for (const name of Object.keys(separators) as Separator[]) {
    const score = sense(splitRows(begin, separators[name]).filter((row) => !isBlank(row)));
    if (score <= most) continue;
    most = score;
    best = name;
  }
  return best;
}

/** Takes a text of stops apart: its separator, its columns and its records, all guessed. */
export function parseText(text: string): Parts {
  const separator = guessSeparator(text);
  const all = splitRows(text, separators[separator]);
  const full = all.filter((row) => !isBlank(row));
  const [first] = full;
  const headings = first && readHeadings(first.cells);
  const rows = headings ? full.slice(1) : full;
  return {
    separator,
    matched: headings ? 'headings' : 'contents',
    columns: headings ?? guessColumns(rows.slice(0, 60).map(({ cells }) => cells)),
    first,
    rows,
    empty: all.length - full.length,
  };
}
