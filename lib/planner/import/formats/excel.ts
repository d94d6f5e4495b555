import readWorkbook from 'read-excel-file/universal';
import { unguarded } from '@/lib/words/csv';
import { clock, wholeDay } from '../../time';
import type { Table } from '../table';

/** A cell as text: dates as '2026-12-20 08:30', times of day, which have no date, as '08:30'. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!(value instanceof Date)) return unguarded(String(value).trim());
  const minutes = Math.round(value.getTime() / 60_000);
  const time = clock(minutes % wholeDay);
  // A spreadsheet counts days from the last ones of 1899.
  if (value.getUTCFullYear() < 1901) return time;
  const date = new Date(minutes * 60_000).toISOString().slice(0, 10);
  return time === '00:00' ? date : `${date} ${time}`;
}

/** The worksheets of a workbook that hold anything. Rejects for bytes that are no workbook. */
export async function readExcel(bytes: Uint8Array): Promise<readonly Table[]> {
  const worksheets = await readWorkbook(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  return worksheets
    .map((each) => ({
      format: 'Excel',
      worksheet: each.sheet,
      rows: each.data.map((cells, i) => ({ line: i + 1, cells: cells.map(cellText) })),
    }))
    .filter(({ rows }) => rows.some(({ cells }) => cells.some((cell) => cell !== '')));
}
