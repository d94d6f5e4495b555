import { clock, clockSpan, type Unit } from '@/lib/planner/time';
import type { Field } from './columns/fields';
import type { RawLine } from './table';
import { readWindow } from './values/clock';
import { readDegrees, readPoint } from './values/degrees';
import { type DurationUnit, readDuration } from './values/durations';
import { dateOrderOf, type Moment, readMoment, timeUnitOf } from './values/moments';
import { type DecimalSign, decimalSignOf, isAnyTime, readNumber } from './values/numbers';

type Cells = Readonly<Partial<Record<Field, string>>>;

/** How the cells of a file are written, found from whole columns. */
export interface Notation {
  readonly decimal: DecimalSign;
  readonly durations: DurationUnit;
  /** Whether the minutes at a stop could as well be seconds, and nothing says what they are. */
  readonly mayBeSeconds: boolean;
  readonly readTime: (text: string) => Moment | undefined;
}

const columnOf = (lines: readonly RawLine[], ...fields: readonly Field[]): string[] =>
  lines.flatMap(({ cells }) => fields.flatMap((field) => cells[field] || []));

const longestStop = 480;

/** Seconds where most numbers would be hours as minutes and some longer than a shift, or where windows are in seconds. */
function guessDurations(values: readonly string[], hasSeconds: boolean) {
  const lone = values
    .map((text) => readNumber(text))
    .filter((value) => value > 0)
    .sort((a, b) => a - b);
  const middle = lone[Math.floor(lone.length / 2)] ?? 0;
  const isRound = lone.length > 0 && lone.every((value) => value % 30 === 0);
  const isTooLong = middle > 120 && lone.some((value) => value > longestStop);
  const unit: DurationUnit = isTooLong || (hasSeconds && isRound) ? 'seconds' : 'minutes';
  return { unit, mayBeSeconds: unit === 'minutes' && isRound && middle >= 120 };
}

/** @param durations the unit that the heading or the visitor names */
export function notationOf(
  lines: readonly RawLine[],
  durations: DurationUnit | undefined,
): Notation {
  const ends = columnOf(lines, 'from', 'to');
  const unit = timeUnitOf(ends);
  const order = dateOrderOf(columnOf(lines, 'from', 'to', 'date', 'arrival'));
  const guessed = guessDurations(columnOf(lines, 'minutes'), unit === 'seconds');
  return {
    decimal: decimalSignOf(columnOf(lines, 'latitude', 'longitude')),
    durations: durations ?? guessed.unit,
    mayBeSeconds: durations === undefined && guessed.mayBeSeconds,
    readTime: (text) => readMoment(text, unit, order),
  };
}

const rounded = (value: number, digits: number): string => `${Number(value.toFixed(digits))}`;

/** Plain notation where a text can be read, the text itself where not: its fault is told later. */
function degrees(text: string): string {
  const value = readDegrees(text);
  return Number.isNaN(value) ? text : rounded(value, 7);
}

function duration(text: string, { durations, decimal }: Notation): string {
  const value = isAnyTime(text) ? Number.NaN : readDuration(text, durations, decimal);
  return Number.isNaN(value) ? text : rounded(value, 2);
}

function amount(text: string, { decimal }: Notation): string {
  const value = readNumber(text.replace(/\s*\p{L}+\.?$/u, ''), decimal);
  return Number.isNaN(value) ? text : rounded(value, 3);
}

function time(text: string, { readTime }: Notation, unit: Unit | undefined): string {
  const minutes = readTime(text)?.minutes ?? Number.NaN;
  return Number.isNaN(minutes) || minutes > 1440 ? text : clock(minutes, unit);
}

function span(text: string, unit: Unit | undefined): string {
  const window = readWindow(text, true);
  return window ? clockSpan(window, unit) : text;
}

/**
 * Cells of a line in one notation: degrees and numbers with a point, minutes, '2026-12-20', and times by the clock
 * of who reads them, '8:30 AM', or of files, '08:30'.
 */
export function canonical(cells: Cells, notation: Notation, unit?: Unit): Cells {
  const point = cells.point === undefined ? undefined : readPoint(cells.point);
  const place = point ?? (cells.point && { latitude: cells.point, longitude: cells.point });
  const days = [cells.date, cells.from, cells.to, cells.arrival].map(
    (text) => text && notation.readTime(text)?.date,
  );
  const { point: _, ...rest } = { ...cells, ...place };
  const read: Partial<Record<Field, string>> = { ...rest };
  for (const [field, text] of Object.entries(rest) as [Field, string][]) {
    if (field === 'latitude' || field === 'longitude') read[field] = degrees(text);
    if (field === 'minutes') read.minutes = duration(text, notation);
    if (field === 'load') read.load = amount(text, notation);
    if (field === 'from' || field === 'to' || field === 'arrival') {
      read[field] = time(text, notation, unit);
    }
    if (field === 'window') read.window = span(text, unit);
  }
  const day = days.find(Boolean);
  return day ? { ...read, date: day } : read;
}
