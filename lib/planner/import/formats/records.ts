import type { Row, Table } from '../table';

/** What a field of a record can hold once it is read from JSON or XML. */
export type Value = string | number | boolean | null | undefined | readonly Value[] | object;

function textOf(value: Value): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Records with named fields as a table whose headings are all their names. Lines count the records. */
export function tableOfRecords(
  format: string,
  records: readonly Readonly<Record<string, Value>>[],
): Table {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = records.map(
    (record, i): Row => ({ line: i + 2, cells: names.map((name) => textOf(record[name]).trim()) }),
  );
  return { format, rows: [{ line: 1, cells: names }, ...rows] };
}
