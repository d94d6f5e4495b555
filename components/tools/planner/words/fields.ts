import type { Stop, Van } from '@/lib/planner/day/day';
import { readClock, spanOf } from '@/lib/planner/import/read-clock';
import { clock, wholeDay } from '@/lib/planner/time';

/** A text that was understood, or what is wrong with it. */
export type Read<T> = { readonly value: T } | { readonly error: string };

/** A text as an error repeats it: the beginning of a long one, which would take its time to lay out. */
export const repeated = (text: string): string => {
  const letters = [...text.trim().slice(0, 100)];
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : letters.join('');
};

const wholeNumber = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;

/** Reads boxes of a stop or a van. */
export function readBoxes(text: string, name: 'Load' | 'Capacity'): Read<number> {
  const value = wholeNumber(text);
  if (value === undefined) return { error: `${name} “${repeated(text)}” is not a whole number.` };
  return value > 100_000 ? { error: `${name} must lie between 0 and 100,000.` } : { value };
}

/** Reads how many stops a van may serve; an empty field sets no limit. */
export function readMostStops(text: string): Read<number | undefined> {
  if (!text.trim()) return { value: undefined };
  const value = wholeNumber(text);
  return value === undefined || value < 1 || value > 500
    ? { error: 'Most stops must lie between 1 and 500, or be empty.' }
    : { value };
}

/** Reads the minutes at a door. */
export function readMinutes(text: string): Read<number> {
  const value = wholeNumber(text);
  return value === undefined || value > 480
    ? { error: 'Minutes must lie between 0 and 480.' }
    : { value };
}

/**
 * Reads a stop's window when one of its ends is written anew. An empty end is the end of the day;
 * both empty, and the stop has no window.
 */
export function readWindow(
  text: string,
  end: 'from' | 'to',
  { window }: Stop,
): Read<Stop['window'] | undefined> {
  const typed = text.trim();
  const time = typed ? readClock(typed, true) : undefined;
  if (Number.isNaN(time)) return { error: `“${repeated(typed)}” is not a time such as 08:30.` };
  const from = end === 'from' ? time : window?.[0];
  const to = end === 'to' ? time : window?.[1];
  if (from === undefined && to === undefined) return { value: undefined };
  // An end that was never set is that of the day.
  const span = spanOf(from ?? 0, to ?? wholeDay);
  return { value: span[0] === 0 && span[1] === wholeDay ? undefined : span };
}

/** An end of a window as its field shows it: empty where the stop has none. */
export const windowEnd = ({ window }: Stop, end: 0 | 1): string =>
  window ? clock(window[end]) : '';

/** Reads a van's shift: '08:30–12:30', '22:00 to 02:00'. */
export function readShift(text: string): Read<Van['shift']> {
  const [from = Number.NaN, to = Number.NaN, ...more] = text
    .split(/\s*(?:[–—-]|\bto\b)\s*/)
    .map((end) => readClock(end, true));
  return more.length > 0 || Number.isNaN(from + to) || from === to
    ? { error: 'Write the shift as 08:30–12:30.' }
    : { value: spanOf(from, to) };
}
