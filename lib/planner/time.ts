/** Minutes of a day. */
export const wholeDay = 1440;

const two = (value: number): string => `${value}`.padStart(2, '0');

/** Minutes after midnight as a clock tells them: '08:45'. Past midnight, '24:00', it begins anew. */
export function clock(minutes: number): string {
  const rounded = Math.round(minutes);
  const whole = rounded === wholeDay ? rounded : ((rounded % wholeDay) + wholeDay) % wholeDay;
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** The same for a sentence, which tells a later day: '00:05 the next day', '02:10 after 2 days'. */
export function moment(minutes: number): string {
  const days = Math.ceil(Math.round(minutes) / wholeDay) - 1;
  const later = days > 1 ? ` after ${days} days` : days > 0 ? ' the next day' : '';
  return `${clock(minutes)}${later}`;
}

/** A stretch of the day: '08:30–12:30'; files have a plain hyphen. */
export const clockSpan = ([from, to]: readonly [number, number], dash = '–'): string =>
  `${clock(from)}${dash}${clock(to)}`;
