import { readStored, store } from '@/lib/browser/stored';
import { type Field, fields } from './fields';

/** By the column's place: its field, or null for a column that is not used. */
export type ColumnChoices = Readonly<Record<number, Field | null>>;

/** What was chosen for the columns of earlier files, by their headings. */
export type KeptColumns = ReadonlyMap<string, ColumnChoices>;

const place = 'planner-columns';
/** How many files' choices are kept; the oldest go. */
const most = 20;
const longestHeadings = 2000;

const isChoices = (value: unknown): value is ColumnChoices =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([column, field]) => /^\d+$/.test(column) && (field === null || fields.includes(field)),
  );

const isEntry = (value: unknown): value is readonly [string, ColumnChoices] =>
  Array.isArray(value) && typeof value[0] === 'string' && isChoices(value[1]);

/** What is kept on this device, the latest first. What cannot be read any more is left out. */
export function keptColumns(): KeptColumns {
  try {
    const entries: unknown = JSON.parse(readStored(place) ?? '[]');
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/** Keeps the choices for files with some headings on this device, or forgets them where there are none. */
export function keepColumns(headings: string, choices: ColumnChoices | undefined): void {
  const others = [...keptColumns()].filter(([each]) => each !== headings);
  const isKept = choices && headings.length <= longestHeadings;
  const entries = (isKept ? [[headings, choices], ...others] : others).slice(0, most);
  store(place, entries.length > 0 ? JSON.stringify(entries) : null);
}
