import { count } from '@/lib/words/count';

/** What distances are told in. */
export type Unit = 'miles' | 'kilometers';

const metersIn: Readonly<Record<Unit, number>> = { miles: 1609.344, kilometers: 1000 };

/** The short sign of a unit: 'mi', 'km'. */
export const signOf = (unit: Unit): string => (unit === 'miles' ? 'mi' : 'km');

/** Meters as a figure with one decimal: '23.1', '1,204.5'. */
export function distance(meters: number, unit: Unit): string {
  const [whole = '0', tenth = '0'] = (meters / metersIn[unit]).toFixed(1).split('.');
  return `${count(Number(whole))}.${tenth}`;
}

/** A load: '1 box', '6 boxes'. */
export const boxes = (load: number): string => `${count(load)} ${load === 1 ? 'box' : 'boxes'}`;

const two = (value: number): string => `${value}`.padStart(2, '0');

/** Minutes of work as hours: '1 h 33', under an hour '51 min'. */
export function duration(minutes: number): string {
  const whole = Math.round(minutes);
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} h ${two(whole % 60)}`;
}

/** Minutes after midnight as a clock tells them: '08:45'. Past midnight, '24:00', it begins anew. */
export function clock(minutes: number): string {
  const rounded = Math.round(minutes);
  const whole = rounded === 1440 ? rounded : ((rounded % 1440) + 1440) % 1440;
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** The same for a sentence, which tells a later day: '00:05 the next day', '02:10 after 2 days'. */
export function moment(minutes: number): string {
  const days = Math.ceil(Math.round(minutes) / 1440) - 1;
  const later = days > 1 ? ` after ${days} days` : days > 0 ? ' the next day' : '';
  return `${clock(minutes)}${later}`;
}

/** A stretch of the day: '08:30–12:30'. */
export const clockSpan = ([from, to]: readonly [number, number]): string =>
  `${clock(from)}–${clock(to)}`;

/**
 * Reads a time as people write it, in minutes after midnight: '8:30', '08.30', '0830', '8', '5:15 pm'.
 * Undefined where it is no time.
 */
export function readClock(text: string): number | undefined {
  const match = /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim());
  if (!match) return;
  const [, hours = '', minutes = '0', half] = match;
  const hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return;
  const time = (half ? (hour % 12) + (/p/i.test(half) ? 12 : 0) : hour) * 60 + Number(minutes);
  return Number(minutes) > 59 || time > 1440 ? undefined : time;
}

/** Reads a stretch of the day: '08:30–12:30', '8:30 to 12:30'. Undefined where it is none. */
export function readSpan(text: string): readonly [number, number] | undefined {
  const [from = '', to = '', ...more] = text.split(/\s*(?:[–—-]|\bto\b)\s*/);
  const span = [readClock(from), readClock(to)] as const;
  return more.length > 0 || span[0] === undefined || span[1] === undefined
    ? undefined
    : [span[0], span[1]];
}
