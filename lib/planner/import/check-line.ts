import type { Stop } from '../day/day';
import { skillsOf } from '../day/skills';
import { clock, clockSpan, type Unit, wholeDay } from '../time';
import { depotWord } from './columns/depot-words';
import type { Field } from './columns/fields';
import { mustWord } from './columns/priority-words';
import { addressOf } from './place-lines';
import type { RawLine } from './table';
import { readClock, readWindow, spanOf } from './values/clock';
import { readDegrees } from './values/degrees';
import { isAnyTime, readNumber } from './values/numbers';

export interface Fault {
  readonly field: Field;
  readonly words: string;
}

/** A line that can be planned. Times are minutes after midnight. */
export interface GoodLine extends Omit<Stop, 'id' | 'place' | 'lockedTo'> {
  readonly latitude: number;
  readonly longitude: number;
  /** What the place is the center of, where it is not the door. */
  readonly center?: string;
  /** The van and the place in its route that the file gives the stop, or the time to tell its place by. */
  readonly van?: string;
  readonly order?: number;
  readonly arrival?: number;
  readonly depot?: true;
}

/** What a line without a column for it is taken to need. */
const assumed = { minutes: 5, load: 1 } as const;

const bounds = { latitude: 90, longitude: 180 } as const;
const mostBoxes = 100_000;
const longestName = 120;
const longestNote = 300;

/** A text as a name: one line, no signs that steer a terminal, and not a page long. */
const plain = (text: string, longest = longestName): string =>
  [...text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')].slice(0, longest).join('').trim();

/** A note, whose line breaks stay. */
const lines = (text: string): string =>
  [...text.replace(/[^\P{Cc}\n]+/gu, ' ')].slice(0, longestNote).join('').trim();

const capital = (field: Field): string => `${field[0]?.toUpperCase()}${field.slice(1)}`;
const shown = (text: string): string => plain(text, 40).replace(/^-/, '−');
const notA = (what: string, field: Field, text: string): Fault => ({
  field,
  words: `${capital(field)} “${shown(text)}” is not a ${what}.`,
});

/** Degrees, or what is wrong with them. `other` is what the line says of the other direction. */
function degrees(field: 'latitude' | 'longitude', text: string, other: string): number | Fault {
  if (text === '') return { field, words: `${capital(field)} is missing.` };
  const value = readDegrees(text);
  if (Number.isNaN(value)) return notA('number', field, text);
  const bound = bounds[field];
  if (Math.abs(value) <= bound) return value;
  const swapped = Math.abs(value) <= 180 && Math.abs(readDegrees(other)) <= 90;
  const hint = swapped ? 'Are latitude and longitude swapped?' : 'Did a point go missing?';
  const words = `${capital(field)} ${shown(text)} is outside −${bound} to ${bound}. ${hint}`;
  return { field, words };
}

function amount(field: 'minutes' | 'load', text: string, most: number): number | Fault {
  if (isAnyTime(text)) return assumed[field];
  const value = readNumber(text);
  if (Number.isNaN(value)) return notA('number', field, text);
  if (value >= 0 && value <= most) return value;
  const limit = most.toLocaleString('en-US');
  return { field, words: `${capital(field)} must lie between 0 and ${limit}.` };
}

function windowOf(
  { window = '', from = '', to = '' }: RawLine['cells'],
  unit: Unit | undefined,
): GoodLine['window'] | Fault {
  const [time, span] = [clock(510, unit), clockSpan([510, 555], unit)];
  if (!isAnyTime(window)) {
    const isTwo = window.split(/[,;|&]/).filter((part) => readWindow(part, true)).length > 1;
    const two = { field: 'window', words: 'These are two windows, and a stop has one.' } as const;
    return (
      readWindow(window, true) ?? (isTwo ? two : notA(`time such as ${span}`, 'window', window))
    );
  }
  if (isAnyTime(from) && isAnyTime(to)) return undefined;
  const [opens, closes] = [
    isAnyTime(from) ? 0 : readClock(from),
    isAnyTime(to) ? wholeDay : readClock(to),
  ];
  if (Number.isNaN(opens)) return notA(`time such as ${time}`, 'from', from);
  if (Number.isNaN(closes)) return notA(`time such as ${time}`, 'to', to);
  return spanOf(opens, closes);
}

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'words' in value;

/**
 * What a line says, or everything that is wrong with it, in the units of who reads it. `unnamed` names it where
 * it has no name.
 */
export function checkLine(raw: RawLine, unnamed: string, unit?: Unit): GoodLine | readonly Fault[] {
  const { latitude = '', longitude = '', minutes = '', load = '', skill = '' } = raw.cells;
  if (raw.broken) return [{ field: 'name', words: raw.broken }];
  const { found, unplaced } = raw;
  const at = found?.latitude ?? unplaced ?? degrees('latitude', latitude, longitude);
  const along = found?.longitude ?? (unplaced ? 0 : degrees('longitude', longitude, latitude));
  const door = amount('minutes', minutes, 480);
  const boxes = amount('load', load, mostBoxes);
  const window = windowOf(raw.cells, unit);
  if (isFault(at) || isFault(along) || isFault(door) || isFault(boxes) || isFault(window)) {
    return [at, along, door, boxes, window].filter(isFault);
  }
  const need = isAnyTime(skill) ? '' : skillsOf(plain(skill)).toSorted().join(', ');
  const { name, phone, priority, van, order, arrival, depot } = raw.cells;
  const center = found ? found.center : raw.cells.center;
  const address = found ? addressOf(raw.cells) : raw.cells.address;
  // Who drives to a place that is not the door needs the address, too.
  const note = [found && name && address, raw.cells.note].filter(Boolean).join('\n');
  const place = Number(order ?? '');
  const time = readClock(arrival ?? '');
  return {
    name: plain(name || address || '') || unnamed,
    latitude: at,
    longitude: along,
    ...(center && { center: plain(center) }),
    minutes: door,
    load: boxes,
    ...(window && { window }),
    ...(need && { skill: need }),
    ...(mustWord.test(priority ?? '') && { mustServe: true }),
    ...(note && { note: lines(note) }),
    ...(phone && { phone: plain(phone, 40) }),
    ...(van && { van: plain(van, 40) }),
    ...(order && Number.isInteger(place) && { order: place }),
    ...(!Number.isNaN(time) && { arrival: time }),
    ...(depotWord.test(depot ?? '') && { depot: true as const }),
  };
}
