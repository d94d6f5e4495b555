import { checkStops } from '@/lib/planner/import/check-stops';
import { openFile } from '@/lib/planner/import/formats/open-file';
import { readTable } from '@/lib/planner/import/read-stops';

/** What the import makes of a file or one of its sheets; the words with which it refuses it. */
export async function readFile(content: string | Uint8Array, sheet = 0) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const opened = await openFile(bytes);
  if ('words' in opened) return opened.words;
  const table = opened.tables[sheet];
  const file = table && readTable(table);
  if (!file || 'refused' in file) return file?.refused ?? 'No such sheet.';
  return { file, checked: checkStops(file.lines) };
}

/** The same of a file that must not be refused. */
export async function readGoodFile(content: string | Uint8Array) {
  const read = await readFile(content);
  if (typeof read === 'string') throw new Error(read);
  return read;
}
