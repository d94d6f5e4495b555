import { unguarded } from '@/lib/words/csv';
import { findHeadings } from '../columns/headings';
import { isBlank, type Row, type Table } from '../table';
import { readWindow } from '../values/clock';
import { readDegrees } from '../values/degrees';
import { readMoment } from '../values/moments';

/** A quoted cell that holds more line breaks than the longest note is one whose end was forgotten. */
const mostBreaks = 300;

interface Cell {
  readonly text: string;
  readonly end: number;
}

/** The quoted cell that begins at `at`: 'plain' where more than its end follows, 'open' where nothing closes it. */
function quotedCell(text: string, at: number, separator: string): Cell | 'plain' | 'open' {
  let breaks = 0;
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\n' && ++breaks > mostBreaks) return 'open';
    if (text[i] !== '"') continue;
    if (text[i + 1] === '"') {
      i++;
      continue;
    }
    let end = i + 1;
    while (text[end] === ' ') end++;
    const after = text[end];
    if (after !== undefined && after !== separator && after !== '\n') return 'plain';
    return { text: text.slice(at + 1, i).replaceAll('""', '"'), end };
  }
  return 'open';
}

/**
 * Splits a text into records of cells as RFC 4180 has it: cells in quotation marks may hold
 * separators, line breaks and doubled marks. Cells are trimmed; lines end with LF, CRLF or CR. Lines
 * without any text are kept as a single empty cell, so that they can be counted.
 */
export function splitRows(source: string, separator: string): readonly Row[] {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const rows: Row[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const begin = at;
    const cells: string[] = [];
    let open = false;
    for (;;) {
      const start = at;
      while (text[at] === ' ') at++;
      const quoted: ReturnType<typeof quotedCell> =
        text[at] === '"' && !open ? quotedCell(text, at, separator) : 'plain';
      if (typeof quoted === 'object') {
        cells.push(unguarded(quoted.text.trim()));
        at = quoted.end;
      } else {
        open ||= quoted === 'open';
        at = start;
        while (at < text.length && text[at] !== separator && text[at] !== '\n') at++;
        cells.push(unguarded(text.slice(start, at).trim()));
      }
      if (text[at] !== separator) break;
      at++;
    }
    rows.push(open ? { line, cells, open } : { line, cells });
    at++;
    for (let i = begin; i < at && i < text.length; i++) if (text[i] === '\n') line++;
  }
  return rows;
}

/** What can stand between cells, by the word for it. */
const separators = { comma: ',', semicolon: ';', tab: '\t', bar: '|', colon: ':' } as const;

type Separator = keyof typeof separators;

/** How much of some cells makes sense: numbers, times and windows count, and known headings more. */
function sense(rows: readonly Row[]): number {
  const headings = findHeadings(rows);
  const isValue = (cell: string) =>
    !Number.isNaN(readDegrees(cell)) ||
    readWindow(cell) !== undefined ||
    readMoment(cell, undefined, 'month first') !== undefined;
  const values = rows.flatMap(({ cells }) => (cells.length > 1 ? cells : [])).filter(isValue);
  return 2 * (headings?.known ?? 0) + values.length;
}

/** The separator that a spreadsheet's first line names, as 'sep=;'. */
const namedSeparator = (text: string): string | undefined => /^sep=(.)\n/i.exec(text)?.[1];

/** Takes a text apart by the separator under which its first lines make most sense, comma where none does. */
export function readDelimited(source: string): Table {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const named = namedSeparator(text);
  if (named) {
    const [, ...rows] = splitRows(text, named);
    return { format: 'CSV', rows };
  }
  const begin = text.split('\n', 40).join('\n');
  let best: Separator = 'comma';
  let most = 0;
  for (const name of Object.keys(separators) as Separator[]) {
    const score = sense(splitRows(begin, separators[name]).filter((row) => !isBlank(row)));
    if (score <= most) continue;
    most = score;
    best = name;
  }
  return { format: best, rows: splitRows(text, separators[best]) };
}
