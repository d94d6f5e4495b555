import { mostStops, type Stop, type Van } from '@/lib/planner/day/day';
import { longestSkill, skillsOf } from '@/lib/planner/day/skills';
import { readClock, readWindow as readSpan, spanOf } from '@/lib/planner/import/values/clock';
import { readDegrees } from '@/lib/planner/import/values/degrees';
import { clock, clockSpan, type Unit, wholeDay } from '@/lib/planner/time';
import { count } from '@/lib/words/count';
import { speedOf, speedSign } from './units';

/** A text that was understood, or what is wrong with it. */
export type Read<T> = { readonly value: T } | { readonly error: string };

/** A text as an error repeats it: the beginning of a long one, which would take its time to lay out. */
export const repeated = (text: string): string => {
  const letters = [...text.trim().slice(0, 100)];
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : letters.join('');
};

const wholeNumber = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;

/** A whole number from `least` to `most`. */
function within(text: string, least: number, most: number, error: string): Read<number> {
  const value = wholeNumber(text);
  return value === undefined || value < least || value > most ? { error } : { value };
}

export const readBoxes = (text: string, name: 'Load' | 'Capacity'): Read<number> =>
  wholeNumber(text) === undefined
    ? { error: `${name} “${repeated(text)}” is not a whole number.` }
    : within(text, 0, 100_000, `${name} must lie between 0 and 100,000.`);

export const readMostStops = (text: string): Read<number | undefined> =>
  text.trim()
    ? within(
        text,
        1,
        mostStops,
        `Most stops must lie between 1 and ${count(mostStops)}, or be empty.`,
      )
    : { value: undefined };

export const readMinutes = (text: string): Read<number> =>
  within(text, 0, 480, 'Minutes must lie between 0 and 480.');

/** Reads a window of which one end is written anew: an empty end is that of the day, both empty are no window. */
export function readWindow(
  text: string,
  end: 'from' | 'to',
  { window }: Stop,
  unit: Unit,
): Read<Stop['window'] | undefined> {
  const typed = text.trim();
  const time = typed ? readClock(typed, true) : undefined;
  if (Number.isNaN(time))
    return { error: `“${repeated(typed)}” is not a time such as ${clock(510, unit)}.` };
  const from = end === 'from' ? time : window?.[0];
  const to = end === 'to' ? time : window?.[1];
  if (from === undefined && to === undefined) return { value: undefined };
  // An end that was never set is that of the day.
  const span = spanOf(from ?? 0, to ?? wholeDay);
  return { value: span[0] === 0 && span[1] === wholeDay ? undefined : span };
}

/** An end of a window as its field shows it: empty where the stop has none. */
export const windowEnd = ({ window }: Stop, end: 0 | 1, unit: Unit): string =>
  window ? clock(window[end], unit) : '';

/** Reads a van's shift: '8:30 AM–12:30 PM', '1:00–4:00 PM', '22:00 to 02:00'. */
export function readShift(text: string, unit: Unit): Read<Van['shift']> {
  const value = readSpan(text, true);
  return value && value[0] < value[1]
    ? { value }
    : { error: `Write the shift as ${clockSpan([510, 750], unit)}.` };
}

const lettersOf = (text: string): number => [...text].length;

/** A text without line breaks and signs that steer a terminal. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

export function readName(text: string): Read<string> {
  const value = oneLine(text);
  return value && lettersOf(value) <= 120
    ? { value }
    : { error: 'Write a name of 1 to 120 characters.' };
}

/** Reads a van's name. No two vans have the same, whatever its case: stops are locked to them by it. */
export function readVanId(text: string, vans: readonly Van[], index: number): Read<string> {
  const value = oneLine(text);
  if (!value || lettersOf(value) > 20) return { error: 'Write a name of 1 to 20 characters.' };
  const same = ({ id }: Van, i: number) => i !== index && id.toLowerCase() === value.toLowerCase();
  return vans.some(same) ? { error: `Another van is called “${value}”.` } : { value };
}

export function readSkills(text: string): Read<readonly string[]> {
  if (text.split(/[,;]/).some((skill) => lettersOf(skill.trim()) > longestSkill))
    return { error: `A skill has up to ${longestSkill} characters.` };
  const value = skillsOf(oneLine(text));
  return lettersOf(value.join(', ')) > 120
    ? { error: 'Skills have up to 120 characters together.' }
    : { value };
}

/** Reads what a stop needs, as it is kept: in alphabetical order, undefined where it needs nothing. */
export function readNeeds(text: string): Read<Stop['skill'] | undefined> {
  const result = readSkills(text);
  return 'error' in result ? result : { value: result.value.toSorted().join(', ') || undefined };
}

/** Reads a note for the driver; its line breaks stay. */
export function readNote(text: string): Read<Stop['note'] | undefined> {
  const value = text.replace(/[^\P{Cc}\n]+/gu, ' ').trim();
  const letters = lettersOf(value);
  return letters > 300
    ? { error: `A note has up to 300 characters, and this one ${letters}.` }
    : { value: value || undefined };
}

/** Reads a phone number as people write it, with an extension: '(555) 010-0199 ext. 4'. */
export function readPhone(text: string): Read<Stop['phone'] | undefined> {
  const value = oneLine(text);
  if (!value) return { value: undefined };
  const digits = value.replace(/\D/g, '').length;
  return digits >= 3 && digits <= 20 && /^[\d\s+()./#*-]+((x|ext\.?)\s*\d+)?$/i.test(value)
    ? { value }
    : { error: `“${repeated(value)}” is not a phone number such as +1 555 010 0199.` };
}

/** The slowest and the fastest average speed that can be set, within 3 to 130 km/h. */
const speeds = { miles: [2, 80], kilometers: [3, 130] } as const satisfies Readonly<
  Record<Unit, readonly [number, number]>
>;

/** Reads an average speed in the unit that is shown, as tenths of km/h. */
export function readSpeed(text: string, unit: Unit): Read<number> {
  const value = readDegrees(text);
  const [slowest, fastest] = speeds[unit];
  if (Number.isNaN(value)) return { error: `Average speed “${repeated(text)}” is not a number.` };
  return value < slowest || value > fastest
    ? { error: `Average speed must lie between ${slowest} and ${fastest} ${speedSign(unit)}.` }
    : { value: Math.round(10 * value * speedOf(unit)) / 10 };
}
