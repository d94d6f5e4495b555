import { timeOfDay } from '@/lib/words/time-words';

/** Minutes of a day. */
export const wholeDay = 1440;

/** What distances are told in, and times: who reads miles reads a clock of 12 hours, who reads kilometers one of 24. */
export type Unit = 'miles' | 'kilometers';

export const kilometersInMile = 1.609344;

const two = (value: number): string => `${value}`.padStart(2, '0');

/**
 * Minutes after midnight as a clock tells them. Past midnight, '24:00', it begins anew.
 *
 * @param unit of who reads it: '8:45 AM' with miles, '08:45' with kilometers, and where it is for a file
 */
export function clock(minutes: number, unit?: Unit): string {
  const rounded = Math.round(minutes);
  const whole = rounded === wholeDay ? rounded : ((rounded % wholeDay) + wholeDay) % wholeDay;
  const time = `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
  return unit === 'miles' ? timeOfDay(time) : time;
}

/** The same for a sentence, which tells a later day: '12:05 AM the next day', '02:10 after 2 days'. */
export function moment(minutes: number, unit: Unit): string {
  const days = Math.ceil(Math.round(minutes) / wholeDay) - 1;
  const later = days > 1 ? ` after ${days} days` : days > 0 ? ' the next day' : '';
  return `${clock(minutes, unit)}${later}`;
}

/**
 * A stretch of the day: '8:30–11:30 AM', '8:30 AM–12:30 PM' or '08:30–12:30' for who reads it; in files, without
 * a unit, '08:30-12:30'.
 */
export function clockSpan([from, to]: readonly [number, number], unit?: Unit): string {
  const [start, end] = [clock(from, unit), clock(to, unit)];
  const isHalf = unit === 'miles' && from < to && Math.floor(from / 720) === Math.floor(to / 720);
  return `${isHalf ? start.slice(0, -3) : start}${unit ? '–' : '-'}${end}`;
}
