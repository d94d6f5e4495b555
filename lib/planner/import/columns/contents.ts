import { readWindow } from '../values/clock';
import { readDegrees, readPoint } from '../values/degrees';
import { findZip } from '../values/zip';
import type { Field } from './fields';
import { type Column, fitOf } from './headings';

type ColumnTest = (cells: readonly string[]) => boolean;

const most =
  (fits: (cell: string) => boolean): ColumnTest =>
  (cells) =>
    cells.length > 0 && cells.filter(fits).length > 0.6 * cells.length;

const ofField =
  (field: Field): ColumnTest =>
  (cells) =>
    fitOf(field, cells) > 0.6;

const hasDecimals = (cell: string) => /[.,]\d/.test(cell);
const isText = (cell: string) => Number.isNaN(readDegrees(cell)) && readPoint(cell) === undefined;

/** Whole numbers that count up are names: 1001, 1002, 1003. */
const countsUp: ColumnTest = (cells) =>
  cells.length > 1 &&
  cells.every((cell, i) => /^\d+$/.test(cell) && (i === 0 || Number(cell) > Number(cells[i - 1])));

const isClock = (cell: string) => /\d\s*([:h]|[ap]\.?m)/i.test(cell);

/** In the order in which a file without headings has its columns. */
const tests: readonly (readonly [Field, ColumnTest])[] = [
  ['point', ofField('point')],
  [
    'longitude',
    (cells) =>
      most(hasDecimals)(cells) &&
      cells.some((cell) => Math.abs(readDegrees(cell)) > 90) &&
      ofField('longitude')(cells),
  ],
  ['latitude', (cells) => most(hasDecimals)(cells) && ofField('latitude')(cells)],
  ['longitude', (cells) => most(hasDecimals)(cells) && ofField('longitude')(cells)],
  ['window', most((cell) => readWindow(cell) !== undefined)],
  ['name', most((cell) => isText(cell) && !isClock(cell))],
  ['name', countsUp],
  ['latitude', ofField('latitude')],
  ['longitude', ofField('longitude')],
  ['from', most((cell) => isClock(cell) || /^\d{4}$/.test(cell))],
  ['to', most((cell) => isClock(cell) || /^\d{4}$/.test(cell))],
  ['minutes', ofField('minutes')],
  ['load', ofField('load')],
  ['skill', most((cell) => isText(cell) && !/\s/.test(cell))],
  ['note', most(isText)],
];

const hasNumber = (cell: string) => /^\d+[a-z]?[-/\d]*\s+\p{L}/iu.test(cell);

/** The columns of an address without a heading: from the one with house numbers to the one that ends in ZIP codes. */
function addressColumns(cells: readonly (readonly string[])[]): readonly number[] {
  const isPlace = (column: readonly string[]) =>
    most(hasDecimals)(column) && ofField('longitude')(column);
  if (cells.some(ofField('point')) || cells.filter(isPlace).length > 1) return [];
  const isEnd = most((cell) => findZip({ address: cell }) !== undefined);
  const end = cells.findIndex((column) => isEnd(column) && !countsUp(column));
  const start = cells.findIndex((column, i) => i < end && most(hasNumber)(column));
  return cells.flatMap((_, i) => (i <= end && i >= (start < 0 ? end : start) ? [i] : []));
}

/** A field goes to the first free column that fits. Degrees have decimals: a number of the line is not taken for them. */
export function columnsByContent(rows: readonly (readonly string[])[]): readonly Column[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const cells = Array.from({ length: width }, (_, i) =>
    rows.map((row) => row[i] ?? '').filter((cell) => cell !== ''),
  );
  const taken = new Map<number, Field>(addressColumns(cells).map((i) => [i, 'address']));
  for (const [field, fits] of tests) {
    const known = [...taken.values()];
    const isDegrees = field === 'latitude' || field === 'longitude';
    const hasPlace = known.includes('point') || known.includes('address');
    if (known.includes(field) || (isDegrees && hasPlace)) continue;
    const at = cells.findIndex((column, i) => !taken.has(i) && fits(column));
    if (at >= 0) taken.set(at, field);
  }
  return cells.map((_, i) => {
    const field = taken.get(i);
    return field ? { heading: '', field } : { heading: '' };
  });
}
