import { readClock, readWindow } from './read-clock';
import { isAnyTime, readDecimal, readNumber } from './values';

/** What a column of a file can hold. */
export type Field =
  | 'name'
  | 'latitude'
  | 'longitude'
  | 'minutes'
  | 'load'
  | 'window'
  | 'from'
  | 'to'
  | 'skill';

/** A column of the file: its heading there, if any, and what it was read as; unread ones have none. */
export interface Column {
  readonly heading: string;
  readonly field?: Field;
}

/** The headings by which a column is known, letters and digits only. The first column that fits wins. */
const spellings: Readonly<Record<Field, readonly string[]>> = {
  name: 'name|stop|stopname|customer|customername|client|address|deliveryaddress|street|place|site|location|title|recipient|company|label|description|stopid|id'.split(
    '|',
  ),
  latitude: 'latitude|lat|y|latdeg|gpslat|gpslatitude|breitengrad|breite|latitud'.split('|'),
  longitude:
    'longitude|lng|lon|long|x|londeg|gpslon|gpslng|gpslongitude|längengrad|länge|longitud'.split(
      '|',
    ),
  minutes:
    'minutes|minute|mins|min|service|serviceminutes|servicemin|servicetime|duration|durationmin|durationminutes|stoptime|minutesatthedoor|dwell'.split(
      '|',
    ),
  load: 'load|boxes|box|demand|qty|quantity|parcels|packages|units|items|pieces|amount|size'.split(
    '|',
  ),
  window: 'window|timewindow|deliverywindow|times|timeslot|slot|hours|openinghours'.split('|'),
  from: 'from|windowfrom|timefrom|open|opens|opening|start|windowstart|ready|readytime|earliest|after'.split(
    '|',
  ),
  to: 'to|windowto|timeto|until|close|closes|closing|end|windowend|due|duetime|latest|before'.split(
    '|',
  ),
  skill: 'skill|skills|needs|requires|requirement|neededskill|requiredskill|tag'.split('|'),
};

const fields = Object.keys(spellings) as Field[];

/** 'Service (min)' as 'service', 'Window_From' as 'windowfrom'. */
const bare = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[([].*$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const isCoordinate = (text: string, bound: number): boolean => Math.abs(readDecimal(text)) <= bound;

const hasDecimals = (text: string): boolean => /[.,]\d/.test(text);

/**
 * Takes the first row for headings where a cell of it is a known one, or where none of it is a number;
 * undefined where the file has no headings. Of two columns that read alike, the better spelling wins.
 */
export function readHeadings(row: readonly string[]): readonly Column[] | undefined {
  const names = row.map(bare);
  const known = names.filter((name) => fields.some((field) => spellings[field].includes(name)));
  const numbers = row.filter((cell) => !Number.isNaN(readDecimal(cell)));
  if (numbers.length > 0 && known.length < 2) return undefined;
  const taken = new Map<number, Field>();
  for (const field of fields) {
    for (const spelling of spellings[field]) {
      const at = names.findIndex((name, i) => name === spelling && !taken.has(i));
      if (at < 0) continue;
      taken.set(at, field);
      break;
    }
  }
  return row.map((heading, i) => {
    const field = taken.get(i);
    return field ? { heading, field } : { heading };
  });
}

type Test = (cell: string) => boolean;

const isText: Test = (cell) => cell !== '' && Number.isNaN(readDecimal(cell));
const isTime: Test = (cell) => !Number.isNaN(readClock(cell));
const isWindow: Test = (cell) => readWindow(cell) !== undefined;
const isCount: Test = (cell) => !Number.isNaN(readNumber(cell));

/** In the order in which a file without headings has its columns. */
const tests: readonly (readonly [Field, Test])[] = [
  ['name', (cell) => isText(cell) && !isWindow(cell) && !isTime(cell)],
  ['latitude', (cell) => hasDecimals(cell) && isCoordinate(cell, 90)],
  ['latitude', (cell) => isCoordinate(cell, 90)],
  ['longitude', (cell) => isCoordinate(cell, 180)],
  ['window', isWindow],
  ['from', isTime],
  ['to', isTime],
  ['minutes', isCount],
  ['load', isCount],
  ['skill', (cell) => isText(cell) && !isAnyTime(cell)],
];

/**
 * Guesses the columns of a file without headings from what they hold: a field goes to the first free
 * column of which most filled cells fit it. Degrees have decimals, so that a number of the line is not
 * taken for them.
 */
export function guessColumns(rows: readonly (readonly string[])[]): readonly Column[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const taken = new Map<number, Field>();
  for (const [field, fits] of tests) {
    if ([...taken.values()].includes(field)) continue;
    const latitude = [...taken].find(([, of]) => of === 'latitude')?.[0] ?? -1;
    for (let i = field === 'longitude' ? latitude + 1 : 0; i < width; i++) {
      if (taken.has(i)) continue;
      const filled = rows.map((row) => row[i] ?? '').filter((cell) => cell !== '');
      if (filled.length > 0 && filled.filter(fits).length > 0.6 * filled.length) {
        taken.set(i, field);
        break;
      }
    }
  }
  return Array.from({ length: width }, (_, i) => {
    const field = taken.get(i);
    return field ? { heading: '', field } : { heading: '' };
  });
}
