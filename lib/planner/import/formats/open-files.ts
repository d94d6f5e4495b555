import { count } from '@/lib/words/count';
import { findHeadings } from '../columns/headings';
import { plainHeading } from '../columns/spellings';
import { isBlank, type Question, Refusal, type Table } from '../table';
import { readDelimited } from './delimited';
import { mostRows, openFile, tooLarge } from './open-file';

/** A table with its name in the choice of a file or worksheet. */
interface NamedTable {
  readonly name: string;
  readonly table: Table;
  /** Whether it is several files in one. */
  readonly isWhole?: true;
}

export interface OpenedFiles {
  readonly tables: readonly NamedTable[];
  readonly encoding?: string;
}

const mostFiles = 100;

const oneAtATime: Question = {
  words: 'These files have different headings and are read one at a time.',
  more: 'Choose which under “File or sheet”.',
};

/** The headings of a table in plain letters and the place of their row; undefined where it has none. */
function headingsOf({ rows }: Table) {
  const filled = rows.filter((row) => !isBlank(row));
  const row = filled[findHeadings(filled)?.at ?? -1];
  return row && { text: row.cells.map(plainHeading).join('|'), at: rows.indexOf(row) };
}

/** Files with the same headings as one table, lines counted on from file to file; undefined where they differ. */
function joined(files: readonly NamedTable[]): NamedTable | undefined {
  const parts = files.map((file) => ({ ...file, headings: headingsOf(file.table) }));
  const [first] = parts;
  const { text } = first?.headings ?? {};
  if (!first || text === undefined || parts.some(({ headings }) => headings?.text !== text)) {
    return undefined;
  }
  let before = 0;
  const begins: string[] = [];
  const rows = parts.flatMap(({ name, table, headings }, i) => {
    const start = before;
    begins.push(`${name} from line ${start + 1}`);
    before += table.rows.at(-1)?.line ?? 0;
    const from = i === 0 ? 0 : (headings?.at ?? 0) + 1;
    return table.rows.slice(from).map((row) => ({ ...row, line: row.line + start }));
  });
  const note = `Lines are counted through all files: ${begins.join(', ')}.`;
  const questions = parts.flatMap(({ table }) => table.questions ?? []);
  return {
    name: 'All files',
    isWhole: true,
    table: { format: first.table.format, rows, note, questions },
  };
}

async function openOne(file: File, encoding: string | undefined) {
  const content = await file.arrayBuffer().catch((error) => {
    // A folder, or a file that was moved meanwhile.
    console.debug('The file cannot be read', error);
    throw new Refusal('This file cannot be opened.');
  });
  return openFile(new Uint8Array(content), encoding);
}

/**
 * Several with the same headings are one list first, then each by itself. What cannot be read is asked about.
 * Throws a Refusal where that is all.
 */
export async function openFiles(files: readonly File[], encoding?: string): Promise<OpenedFiles> {
  const { length } = files;
  if (length > mostFiles) throw new Refusal(`Choose up to ${mostFiles} files at once.`);
  if (tooLarge(files.reduce((sum, { size }) => sum + size, 0))) {
    const what = length === 1 ? 'This file is' : `These ${length} files are`;
    throw new Refusal(`${what} larger than 20 MB. Split the list first.`);
  }
  const tables: NamedTable[] = [];
  const lost: Question[] = [];
  let read: string | undefined;
  for (const file of files) {
    try {
      const opened = await openOne(file, encoding);
      // UTF-8 is what needs no choice.
      if (read === undefined || read === 'UTF-8') read = opened.encoding;
      for (const [i, table] of opened.tables.entries()) {
        const part = table.worksheet ?? `Table ${i + 1}`;
        const names = [length > 1 && file.name, opened.tables.length > 1 && part];
        tables.push({ name: names.filter(Boolean).join(', ') || part, table });
      }
    } catch (error) {
      if (!(error instanceof Refusal) || length === 1) throw error;
      lost.push({ words: `${file.name} was left out.`, more: error.refused });
    }
  }
  if (tables.length === 0) throw new Refusal(`None of these ${length} files can be read.`);
  if (tables.reduce((sum, { table }) => sum + table.rows.length, 0) > mostRows) {
    const rows = count(mostRows);
    throw new Refusal(`These files have more than ${rows} rows. Split the list first.`);
  }
  const isSeveral = length > 1 && tables.length > 1;
  const whole = isSeveral ? joined(tables) : undefined;
  if (isSeveral && !whole) lost.push(oneAtATime);
  const all = [...(whole ? [whole] : []), ...tables].map(({ table, ...rest }) => ({
    ...rest,
    table: { ...table, questions: [...(table.questions ?? []), ...lost] },
  }));
  return { tables: all, ...(read && { encoding: read }) };
}

export const openText = (text: string): OpenedFiles => ({
  tables: [{ name: 'Pasted lines', table: readDelimited(text) }],
});
