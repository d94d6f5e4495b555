import { wholeDay } from '../time';

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
