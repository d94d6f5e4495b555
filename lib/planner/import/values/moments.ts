import { readClock } from './clock';
import { readNumber } from './numbers';

/**
 * What the lone numbers of a column of times count: '8', '900', '480', '28800', a spreadsheet's 0.354, or
 * milliseconds or seconds since 1970.
 */
export type TimeUnit =
  | 'hours'
  | 'hundreds'
  | 'minutes'
  | 'seconds'
  | 'days'
  | 'epoch seconds'
  | 'epoch milliseconds';

/** How dates such as 3/4/2026 are written. */
export type DateOrder = 'month first' | 'day first';

/** A time of day in minutes after midnight, of a day as '2026-12-20' where the text has one. */
export interface Moment {
  /** NaN where the text has no time. */
  readonly minutes: number;
  readonly date?: string;
}

type DayUnit = Exclude<TimeUnit, `epoch ${string}`>;

const minutesOf: Readonly<Record<DayUnit, (value: number) => number>> = {
  hours: (value) => 60 * value,
  hundreds: (value) => 60 * Math.floor(value / 100) + (value % 100),
  minutes: (value) => value,
  seconds: (value) => value / 60,
  days: (value) => Math.round((value % 1) * 1440),
};

/** The unit of a column's lone numbers; undefined where there are none, or they are no times. */
export function timeUnitOf(cells: readonly string[]): TimeUnit | undefined {
  const values = cells.map((cell) => readNumber(cell)).filter((value) => !Number.isNaN(value));
  const every = (test: (value: number) => boolean) => values.every(test);
  if (values.length === 0 || !every((value) => value >= 0)) return undefined;
  if (values.some((value) => !Number.isInteger(value))) {
    return every((value) => value <= 1 || (value > 20_000 && value < 80_000)) ? 'days' : undefined;
  }
  if (every((value) => value <= 24)) return 'hours';
  if (every((value) => value <= 2400 && value % 100 < 60)) return 'hundreds';
  if (every((value) => value <= 2880)) return 'minutes';
  if (every((value) => value <= 172_800)) return 'seconds';
  if (every((value) => value > 1e9 && value < 4e9)) return 'epoch seconds';
  return every((value) => value > 1e12 && value < 4e12) ? 'epoch milliseconds' : undefined;
}

const isoDate = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return month <= 12 && date.getUTCMonth() === month - 1
    ? date.toISOString().slice(0, 10)
    : undefined;
};

const dates = /^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})(?=$|[T ,])/;

/** The day that a text begins with, and what follows it. */
function readDate(
  text: string,
  order: DateOrder,
): readonly [date: string, rest: string] | undefined {
  const packed = /^(20\d\d)(\d\d)(\d\d)(?=$|[T ])/.exec(text);
  const [whole = '', first = '', sign = '', second = '', third = ''] = packed
    ? [packed[0], packed[1], '-', packed[2], packed[3]]
    : (dates.exec(text) ?? []);
  if (!whole) return undefined;
  const numbers = [first, second, third].map(Number) as [number, number, number];
  const isYearFirst = first.length === 4;
  const isDayFirst = sign === '.' || order === 'day first';
  const [a, b, c] = numbers;
  const [year, month, day] = isYearFirst ? [a, b, c] : isDayFirst ? [c, b, a] : [c, a, b];
  const full = year < 100 ? 2000 + year : year;
  const date = isoDate(full, month, day) ?? (isYearFirst ? undefined : isoDate(full, day, month));
  return date ? [date, text.slice(whole.length)] : undefined;
}

/** On this device's clock: the number has no zone of its own, and the stops are near. */
function momentOf(milliseconds: number): Moment {
  const at = new Date(milliseconds);
  const date = isoDate(at.getFullYear(), at.getMonth() + 1, at.getDate());
  return { minutes: 60 * at.getHours() + at.getMinutes(), ...(date && { date }) };
}

/** Day first where a date of the column has no such month. */
export const dateOrderOf = (cells: readonly string[]): DateOrder =>
  cells.some((cell) => Number(/^(\d{1,2})[/.-]\d{1,2}[/.-]\d{2,4}/.exec(cell.trim())?.[1]) > 12)
    ? 'day first'
    : 'month first';

/**
 * A time, a day, or both: '8:30', '2 PM', '900' (by the unit of its column), '2026-12-20T08:30:00Z' (the
 * clock as written, whatever its zone), '6/15/2026 9:00:00 AM', '20.12.2026', a spreadsheet's 46188.354.
 * Undefined for anything else.
 */
export function readMoment(
  text: string,
  unit: TimeUnit | undefined,
  order: DateOrder,
): Moment | undefined {
  const plain = text.trim();
  const lone = readNumber(plain);
  if (!Number.isNaN(lone) && !/^20\d{6}$/.test(plain)) {
    if (unit === undefined || lone < 0) return undefined;
    if (unit === 'epoch seconds') return momentOf(1000 * lone);
    if (unit === 'epoch milliseconds') return momentOf(lone);
    const minutes = minutesOf[unit](lone);
    if (unit !== 'days' || lone < 20_000) return { minutes };
    // Spreadsheets count days from 30 December 1899.
    const date = new Date(Date.UTC(1899, 11, 30 + Math.floor(lone))).toISOString().slice(0, 10);
    return { minutes, date };
  }
  const [date, rest] = readDate(plain, order) ?? [undefined, plain];
  const time = rest
    .replace(/^[T ,]+/, '')
    .replace(/(\.\d+)?\s*(Z|[+-]\d{2}:?\d{2}|Uhr|hrs?)$/i, '')
    .trim();
  if (date && time === '') return { minutes: Number.NaN, date };
  const minutes = readClock(time);
  if (Number.isNaN(minutes)) return undefined;
  return date ? { minutes, date } : { minutes };
}
