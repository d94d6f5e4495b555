import { counted } from '@/lib/words/count';
import type { Column, Field } from './columns';
import { parseText, type Separator } from './separators';

/** A line of the file before its cells are checked: what stands in them, by what they were read as. */
export interface RawLine {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<Field, string>>>;
  /** What is wrong with the line as a whole. */
  readonly broken?: string;
}

/** A file of stops, its cells unchecked. */
export interface StopFile {
  readonly separator: Separator;
  readonly matched: 'headings' | 'contents';
  readonly columns: readonly Column[];
  readonly lines: readonly RawLine[];
  /** Lines without text that were left out. */
  readonly empty: number;
}

/** Why a whole file is refused: the first sentence stands out. */
export interface Refusal {
  readonly refused: string;
  readonly more: string;
}

/** As many stops as the planner in the page takes. */
export const mostStops = 500;

const refuse = (refused: string, more = ''): Refusal => ({ refused, more });

/** What a refusal quotes of a file: one line, at most 80 signs. */
const quoted = (text: string): string => {
  const line = text.replace(/\p{C}+/gu, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};

/**
 * Reads a text of stops, one a line. Separator and headings are guessed; what each column was read as
 * stands in the answer. A text in which no stop can stand is refused in words.
 */
export function readStops(text: string): StopFile | Refusal {
  const parts = parseText(text);
  const { columns, rows, first, matched } = parts;
  if (!first) return refuse('This file is empty.');
  const has = (field: Field): boolean => columns.some((column) => column.field === field);
  for (const field of ['latitude', 'longitude'] as const) {
    if (has(field)) continue;
    const line = text.replace(/^\ufeff/, '').split(/\r\n?|\n/)[first.line - 1] ?? '';
    return refuse(`No ${field} column found.`, `First line read: ${quoted(line)}`);
  }
  if (rows.length === 0) return refuse('This file has headings and no stops.');
  // The depot's line is no stop.
  if (rows.length > mostStops + 1) {
    return refuse(
      `${counted(rows.length - 1, 'stop')} are too many.`,
      `The planner in the page takes ${mostStops}. Split the file, or try the platform.`,
    );
  }
  const lines = rows.map(({ line, cells, open }): RawLine => {
    const found: Partial<Record<Field, string>> = {};
    for (const [i, { field }] of columns.entries()) if (field) found[field] = cells[i] ?? '';
    const surplus = cells.slice(columns.length).some((cell) => cell !== '');
    if (open) return { line, cells: found, broken: 'A quotation mark opens and never closes.' };
    if (!surplus) return { line, cells: found };
    const width = `${cells.length} cells where the first line has ${columns.length}`;
    return { line, cells: found, broken: `This line has ${width}. Quote texts with commas.` };
  });
  return { separator: parts.separator, matched, columns, lines, empty: parts.empty };
}
