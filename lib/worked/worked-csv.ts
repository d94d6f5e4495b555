import { csvFile } from '../words/csv';
import { type WorkedLine, workOut } from './work-out';

export const workedPath = (slug: string) => `/blog/${slug}.csv` as const;

/** Names as line numbers: 'line 1 * line 2 / 60'. */
const inNumbers = (sum: string, lines: readonly WorkedLine[]): string =>
  sum.replace(/[A-Za-z]\w*/g, (name) => {
    const at = lines.findIndex((line) => line.name === name);
    return at < 0 ? name : `line ${at + 1}`;
  });

/** A worked example as CSV, values unrounded. */
export function workedCsv(lines: readonly WorkedLine[]): string {
  const { values } = workOut(lines);
  return csvFile([
    ['Line', 'Item', 'Value', 'Unit', 'How it is computed'],
    ...lines.map((line, at) => [
      at + 1,
      line.label,
      values[at] ?? 0,
      line.unit ?? '',
      'sum' in line ? inNumbers(line.sum, lines) : 'given',
    ]),
  ]);
}
