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

/** From one time of day to another: 00:00 as an end is 24:00, an end before its start is the next day. */
export function spanOf(from: number, to: number): readonly [from: number, to: number] {
  const end = to % wholeDay || wholeDay;
  return [from, end < from ? end + wholeDay : end];
}

/**
 * A time of day in minutes after midnight: '08:30', '8.30', '8h30', '0830', '8:30 AM', '5 pm',
 * '08:30:00', and '24:00' for its end. NaN for anything else.
 *
 * @param lone whether '8' and '8 30' are times too: in a file a lone number is a count of something
 */
export function readClock(text: string, lone = false): number {
  const plain = text.trim();
  const match =
    /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})?(?::\d{2}(?:\.\d+)?)?)?\s*([ap])?\.?(?:m\.?)?$/i.exec(plain) ??
    (lone ? /^(\d{1,2}) ?(\d{2})\s*(?:([ap])\.?m\.?)?$/i : /^(\d{2})(\d{2})()$/).exec(plain);
  if (!match) return Number.NaN;
  const [, hour = '', minute, half] = match;
  if (minute === undefined && !half && !lone && !/h/i.test(text)) return Number.NaN;
  const minutes = Number(minute ?? 0);
  let hours = Number(hour);
  if (half) {
    if (hours < 1 || hours > 12) return Number.NaN;
    hours = (hours % 12) + (/p/i.test(half) ? 12 : 0);
  }
  const value = 60 * hours + minutes;
  return minutes < 60 && value <= wholeDay ? value : Number.NaN;
}
