import type { Row, Table } from '../table';

/** What a field of a record can hold once it is read from JSON or XML. */
export type Value = string | number | boolean | null | undefined | readonly Value[] | object;

function textOf(value: Value): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isRecord = (value: Value): value is Readonly<Record<string, Value>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields within fields under both names: { customer: { name } } as 'customer.name'. */
const flat = (record: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(record).flatMap(([name, value]): [string, Value][] =>
    isRecord(value)
      ? flat(value).map(([inner, each]) => [`${name}.${inner}`, each])
      : [[name, value]],
  );

/** Records with named fields as a table whose headings are all their names. Lines count the records. */
export function tableOfRecords(
  format: string,
  records: readonly Readonly<Record<string, Value>>[],
): Table {
  const all = records.map((record) => new Map(flat(record)));
  const names = [...new Set(all.flatMap((record) => [...record.keys()]))];
  const rows = all.map(
    (record, i): Row => ({
      line: i + 2,
      cells: names.map((name) => textOf(record.get(name)).trim()),
    }),
  );
  return { format, rows: [{ line: 1, cells: names }, ...rows] };
}
