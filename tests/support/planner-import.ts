import { checkStops } from '@/lib/planner/import/check-stops';
import { openFile } from '@/lib/planner/import/formats/open-file';
import { readTable } from '@/lib/planner/import/read-stops';

/** What the import makes of a file or one of its sheets. Rejects with a Refusal. */
export async function readFile(content: string | Uint8Array, sheet = 0) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { tables } = await openFile(bytes);
  const file = readTable(tables[sheet] ?? { format: 'none', rows: [] });
  return { file, checked: checkStops(file.lines) };
}
