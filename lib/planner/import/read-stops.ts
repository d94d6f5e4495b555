import { count, counted } from '@/lib/words/count';
import { mostStops } from '../day/day';
import type { Unit } from '../time';
import { canonical, notationOf } from './canonical';
import { columnsByContent } from './columns/contents';
import type { Field } from './columns/fields';
import { type Column, columnsByHeading, findHeadings, fitOf, isNamed } from './columns/headings';
import type { ColumnChoices } from './columns/kept-columns';
import { joins, plainHeading } from './columns/spellings';
import { readDelimited } from './formats/delimited';
import { isBlank, type Question, type RawLine, Refusal, type Row, type Table } from './table';
import { type DurationUnit, durationUnitOf } from './values/durations';

/** What a visitor chose instead of what was guessed. */
export interface Choices {
  readonly columns?: ColumnChoices;
  /** What the lone numbers of the minutes at a stop count. */
  readonly durations?: DurationUnit;
  /** The day to plan, as '2026-12-20'. */
  readonly day?: string;
}

/** For a list that nothing here can place. */
export const addressesRefused = () =>
  new Refusal(
    'This list has addresses and no coordinates.',
    'Add a column with US ZIP codes, or columns with latitude and longitude, and read it again.',
  );

/** What a refusal quotes of a file: one line, at most 80 signs. */
const quoted = (text: string): string => {
  const line = text.replace(/\p{C}+/gu, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};

const total = /^((grand|sub) ?)?(totals?|count|sum|summe|gesamt|somme|suma)\b/i;

/** A line that sums up: it has no place, unlike a customer called 'Total Fitness'. */
function isTotal({ cells }: Row, columns: readonly Column[]): boolean {
  const label = cells.find((cell) => total.test(cell));
  if (!label) return false;
  const cellsOf = (...fields: readonly Field[]) =>
    columns.flatMap(({ field }, i) =>
      field && fields.includes(field) && cells[i] !== label ? [cells[i]] : [],
    );
  const point = cellsOf('latitude', 'longitude', 'point');
  const hasPoint = point.length > 0 && point.every(Boolean);
  return !hasPoint && !cellsOf('address', 'zip').some(Boolean);
}

/** Finds the headings of a table and guesses its columns, but for those that were chosen. */
export function columnsOf(table: Table, chosen: Choices['columns'] = {}) {
  const all = table.rows.filter((row) => !isBlank(row));
  const headings = findHeadings(all);
  const names = headings ? (all[headings.at]?.cells ?? []) : [];
  // Printed lists repeat their headings on every page.
  const isRepeated = ({ cells }: Row) => cells.join('\t') === names.join('\t');
  const rows = headings ? all.slice(headings.at + 1).filter((row) => !isRepeated(row)) : all;
  const sample = rows.slice(0, 200).map(({ cells }) => cells);
  const guessed = headings
    ? columnsByHeading(names, sample)
    : columnsByContent(sample.slice(0, 60));
  const columns = guessed.map((column, i): Column => {
    const field = chosen[i];
    if (field === undefined) return column;
    return field ? { heading: column.heading, field } : { heading: column.heading };
  });
  return { matched: headings ? ('headings' as const) : ('contents' as const), columns, rows };
}

function lineOf({ line, cells, open }: Row, columns: readonly Column[], width: number): RawLine {
  const found: Partial<Record<Field, string>> = {};
  for (const [i, { field }] of columns.entries()) {
    if (!field) continue;
    const cell = cells[i] ?? '';
    const join = joins[field];
    const before = found[field];
    found[field] = join && before ? [before, cell].filter(Boolean).join(join) : before || cell;
  }
  const surplus = cells.slice(width).some((cell) => cell !== '');
  if (open) return { line, cells: found, broken: 'A quotation mark opens and never closes.' };
  if (!surplus) return { line, cells: found };
  const wide = `${cells.length} cells where the first line has ${width}`;
  return { line, cells: found, broken: `This line has ${wide}. Quote texts with commas.` };
}

const resembles: readonly (readonly [Field, string])[] = [
  ['window', 'time windows'],
  ['point', 'places'],
  ['arrival', 'times'],
];

/** What follows from the plan, or says when a record was made: nothing is lost with it. */
const derived =
  /\b(departure|etd|wait|eta|service end|created|updated|modified|completed|check in)\b|^(pickup|date range)\b/;

/** Asks about columns that look as if the planner could use them, unless a visitor chose that they are not used. */
function askAboutUnused(
  columns: readonly Column[],
  rows: readonly Row[],
  chosen: Choices['columns'] = {},
): readonly Question[] {
  return columns.flatMap(({ heading, field }, i) => {
    if (field || chosen[i] === null || derived.test(plainHeading(heading))) return [];
    const cells = rows.map((row) => row.cells[i] ?? '').filter((cell) => cell !== '');
    const isLoad = isNamed(heading, 'load') && fitOf('load', cells) > 0.6;
    const [, what] = isLoad
      ? ['load', 'another load']
      : (resembles.find(([each]) => fitOf(each, cells) > 0.6) ?? []);
    const name = heading ? `“${quoted(heading)}”` : `${i + 1}`;
    const words = `Column ${name} looks like ${what} and is not used.`;
    return what ? [{ words, more: 'Choose what it is under Columns.' }] : [];
  });
}

const secondsQuestion = {
  words: 'Most stops would take two hours or more. Are these times in seconds?',
  more: 'Choose it under “Time at a stop is in”.',
};

/** By how often they occur, then the earliest. */
function daysOf(lines: readonly RawLine[], chosen: string | undefined): string[] {
  const counts = new Map<string, number>();
  for (const { cells } of lines) {
    if (cells.date && /^\d{4}-\d\d-\d\d$/.test(cells.date)) {
      counts.set(cells.date, (counts.get(cells.date) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([day]) => day)
    .sort((a, b) => Number(b === chosen) - Number(a === chosen));
}

/**
 * Reads a table of stops, one a line. Headings, columns and notations are guessed where nothing was
 * chosen; what was done stands in the answer. Throws a Refusal for a table in which no stop can stand.
 *
 * @param unit of who reads the answer; without it times are those of files
 */
export function readTable(table: Table, choices: Choices = {}, unit?: Unit) {
  const all = table.rows.filter((row) => !isBlank(row));
  const [first] = all;
  if (!first) throw new Refusal('This file is empty.');
  const { matched, columns, rows } = columnsOf(table, choices.columns);
  const has = (field: Field): boolean => columns.some((column) => column.field === field);
  const missing = (['latitude', 'longitude'] as const).find((field) => !has(field));
  const hasPlaces = missing === undefined || has('point');
  if (!hasPlaces && !has('address') && !has('zip')) {
    const found = first.cells.filter(Boolean).join(' | ');
    throw new Refusal(`No ${missing} column found.`, `First line read: ${quoted(found)}`);
  }
  const full = rows.filter((row) => !isTotal(row, columns) || row.cells.length > columns.length);
  if (full.length === 0) throw new Refusal('This file has headings and no stops.');
  const lines = full.map((row) => lineOf(row, columns, columns.length));
  const heading = columns.find(({ field }) => field === 'minutes')?.heading ?? '';
  const durations = choices.durations ?? durationUnitOf(plainHeading(heading));
  const notation = notationOf(lines, durations);
  const read = lines.map((line) => ({ ...line, cells: canonical(line.cells, notation, unit) }));
  const days = daysOf(read, choices.day);
  const ofDay = read.filter(({ cells }) => !days[0] || !cells.date || cells.date === days[0]);
  // The depot's line is no stop.
  if (ofDay.length > mostStops + 1) {
    throw new Refusal(
      `${counted(ofDay.length - 1, 'stop')} are too many.`,
      `The planner in the page takes ${count(mostStops)}. Split the file, or try the platform.`,
    );
  }
  return {
    format: table.format,
    ...(table.note && { note: table.note }),
    ...(table.settings && { settings: table.settings }),
    matched,
    columns,
    lines: ofDay,
    /** Whether it has columns for coordinates; its lines have addresses or ZIP codes where not. */
    hasPlaces,
    /** Lines without text that were left out. */
    empty: table.rows.length - all.length,
    /** Lines of other days, and totals, that were left out. */
    others: rows.length - ofDay.length,
    durations: notation.durations,
    /** All days of the file, the one that was read first. */
    days,
    /** What may have been lost or misread, and what to do about it. */
    questions: [
      ...(table.questions ?? []),
      ...askAboutUnused(columns, full, choices.columns),
      ...(notation.mayBeSeconds ? [secondsQuestion] : []),
    ] satisfies Question[],
  };
}

/** A file of stops, its cells in one notation and unchecked. */
export type StopFile = ReturnType<typeof readTable>;

/** Reads a text of stops with something between its cells. */
export const readStops = (text: string, choices?: Choices): StopFile =>
  readTable(readDelimited(text), choices);
