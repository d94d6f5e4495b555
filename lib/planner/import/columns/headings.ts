import type { Row } from '../table';
import { readWindow } from '../values/clock';
import { readDegrees, readPoint } from '../values/degrees';
import { readDuration } from '../values/durations';
import { readMoment, timeUnitOf } from '../values/moments';
import { isAnyTime, readNumber } from '../values/numbers';
import { readZip } from '../values/zip';
import { depotWord, notDepotWord } from './depot-words';
import { type Field, fields } from './fields';
import { mustWord, usualWord } from './priority-words';
import { joins, plainHeading, spellings } from './spellings';

/** A column of a file: its heading there, if any, and what it was read as; unread ones have no field. */
export interface Column {
  readonly heading: string;
  readonly field?: Field;
}

const spelled = Object.fromEntries(
  fields.map((field) => [field, spellings[field].split('|')]),
) as Record<Field, string[]>;

/** Fields whose heading may go on after its spelling: 'Address of customer', but not 'Order type'. */
const beginners: ReadonlySet<Field> = new Set<Field>([
  ...(['latitude', 'longitude', 'address', 'minutes', 'load', 'window', 'from', 'to'] as const),
  ...(['note', 'phone'] as const),
]);

/** Fields of which three letters at a heading's end are enough: 'stop_lat', 'Zeitfenster bis'. */
const shortEnders: ReadonlySet<Field> = new Set<Field>(['latitude', 'longitude', 'from', 'to']);

const units = /\s(in )?(s|secs?|seconds?|sek|h|hrs?|hours?|m|mins?|minutes?|minuten|kg|lbs?|deg)$/;

/** 0 for not at all: a second window, a pickup, or when a plan ends a service, name nothing that is read. */
function headingScore(heading: string, field: Field): number {
  const join = joins[field];
  const plain = heading.replace(/(^|\s)1(?=\s|$)/g, '').trim() || heading;
  const list = spelled[field];
  const exact = Math.max(
    list.indexOf(heading),
    list.indexOf(plain),
    list.indexOf(plain.replace(units, '')),
  );
  if (exact >= 0) return 1000 - 8 * exact;
  if (/^(pickup|pick up|collection|service end)\b/.test(plain) || (!join && /\s[2-9]$/.test(plain)))
    return 0;
  const short = plain.replace(units, '').replace(/\s\d$/, '');
  const least = shortEnders.has(field) ? 3 : 4;
  const ends = list.findIndex((each) => each.length >= least && short.endsWith(` ${each}`));
  if (ends >= 0) return 500 - 4 * ends;
  if (!beginners.has(field)) return 0;
  const begins = list.findIndex((each) => each.length > 3 && short.startsWith(`${each} `));
  return begins >= 0 ? 250 - 2 * begins : 0;
}

export const isNamed = (heading: string, field: Field): boolean =>
  headingScore(plainHeading(heading), field) > 0;

/** Fields whose exact heading counts even where the cells are wrong: what is wrong is told line by line. */
const certain: ReadonlySet<Field> = new Set<Field>([
  ...(['latitude', 'longitude', 'minutes', 'load', 'window', 'from', 'to'] as const),
]);

/** `isNamed`: the heading names the field, so that '8-10' is a window. */
type Test = (cell: string, isNamed?: boolean) => boolean;

const isText = (cell: string): boolean => Number.isNaN(readDegrees(cell));
const isAmount: Test = (cell) => !Number.isNaN(readNumber(cell.replace(/\s*[a-z]+\.?$/i, '')));
const isTime: Test = (cell) => (readMoment(cell, undefined, 'day first')?.minutes ?? -1) >= 0;
const isDay: Test = (cell) => readMoment(cell, undefined, 'day first')?.date !== undefined;
const within =
  (bound: number): Test =>
  (cell) =>
    Math.abs(readDegrees(cell)) <= bound;

/** What the cells of a field are like. Fields without a test hold any text. */
const tests: Readonly<Partial<Record<Field, Test>>> = {
  latitude: within(90),
  longitude: within(180),
  point: (cell) => readPoint(cell) !== undefined,
  zip: (cell) => readZip(cell) !== undefined,
  // '08:30' is a time of day.
  minutes: (cell) =>
    !/^(0?[4-9]|1\d|2\d):/.test(cell) && !Number.isNaN(readDuration(cell, 'minutes', '.')),
  load: isAmount,
  window: (cell, isNamed) => isAnyTime(cell) || readWindow(cell, isNamed) !== undefined,
  date: isDay,
  arrival: isTime,
  // Some systems number their skills.
  skill: (cell) => isText(cell) || /^\d{1,3}$/.test(cell),
  priority: (cell) => mustWord.test(cell) || usualWord.test(cell),
  order: (cell) => /^\d{1,4}$/.test(cell),
  phone: (cell) => /(\d\D{0,2}){3}/.test(cell),
  depot: (cell) => depotWord.test(cell) || notDepotWord.test(cell),
};

const isEnd = (field: Field): boolean => field === 'from' || field === 'to';

/** The share of filled cells that can be what a field holds; 0 where none is filled. */
export function fitOf(field: Field, cells: readonly string[], isNamed = false): number {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0) return 0;
  if (isEnd(field)) {
    const unit = timeUnitOf(filled);
    const isTimeOrNone = (cell: string): boolean =>
      isAnyTime(cell) || (readMoment(cell, unit, 'day first')?.minutes ?? -1) >= 0;
    return filled.filter(isTimeOrNone).length / filled.length;
  }
  const test = tests[field] ?? (() => true);
  return filled.filter((cell) => test(cell, isNamed)).length / filled.length;
}

const enough = 0.6;

const isKnown = (cell: string): boolean => {
  const heading = plainHeading(cell);
  return heading !== '' && fields.some((field) => headingScore(heading, field) > 0);
};

/** Titles may stand above, so thirty rows are tried. A row of texts above one with numbers is headings too. */
export function findHeadings(rows: readonly Row[]) {
  /** The row with most known headings, by its place among the rows. */
  let best: { readonly at: number; readonly known: number } | undefined;
  for (const [at, { cells }] of rows.slice(0, 30).entries()) {
    const known = cells.filter(isKnown).length;
    const numbers = cells.filter((cell) => !isText(cell)).length;
    const isHeading = known >= 2 ? numbers <= known : known > 0 && numbers === 0;
    if (isHeading && known > (best?.known ?? 0)) best = { at, known };
  }
  if (best && (best.known > 1 || best.at === 0)) return best;
  const [first, second] = rows;
  const isHeading =
    first?.cells.every(isText) && second?.cells.some((cell) => !Number.isNaN(readDegrees(cell)));
  return isHeading ? { at: 0, known: 0 } : undefined;
}

/** The column that names most lines apart, of those that nothing else was found for; -1 for none. */
function nameAmong(
  columns: readonly (readonly string[])[],
  taken: ReadonlyMap<number, Field>,
): number {
  const differing = columns.map((cells, i) => (taken.has(i) ? 0 : new Set(cells).size));
  const most = Math.max(...differing);
  return most > 1 ? differing.indexOf(most) : -1;
}

/** What each column is read as, by its heading and by what it holds. */
export function columnsByHeading(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): readonly Column[] {
  const cells = headings.map((_, i) => rows.map((row) => row[i] ?? ''));
  const pairs = headings.flatMap((heading, column) =>
    fields.flatMap((field) => {
      const score = headingScore(plainHeading(heading), field);
      const values = cells[column] ?? [];
      const fit = score > 0 ? fitOf(field, values, true) : 0;
      // An empty column is still known by its heading, as long as no other holds the field.
      const isEmpty = values.every((cell) => cell === '');
      // 'From' and 'To' may be towns.
      const isTown = isEnd(field) && !values.some((cell) => /\d/.test(cell));
      const isCertain = score > 500 && certain.has(field) && !isTown;
      if (score === 0 || (fit < enough && !isEmpty && !isCertain)) return [];
      const filled = values.filter((cell) => cell !== '').length / Math.max(1, values.length);
      const isTested = tests[field] || isEnd(field);
      const weight = fit < enough ? 0.01 : isTested ? 1.3 : field === 'name' ? 0.5 + filled / 2 : 1;
      return [{ column, field, score: score * weight }];
    }),
  );
  const taken = new Map<number, Field>();
  const used = new Set<Field>();
  for (const { column, field } of pairs.sort((a, b) => b.score - a.score)) {
    if (taken.has(column) || (used.has(field) && !joins[field])) continue;
    taken.set(column, field);
    used.add(field);
  }
  const name = used.has('name') || used.has('address') ? -1 : nameAmong(cells, taken);
  return headings.map((heading, i) => {
    const field = i === name ? 'name' : taken.get(i);
    return field ? { heading, field } : { heading };
  });
}
