import { wholeDay } from '@/lib/planner/time';

/** From one time of day to another: 00:00 as an end is 24:00, an end before its start is the next day. */
export function spanOf(from: number, to: number): readonly [from: number, to: number] {
  const end = to % wholeDay || wholeDay;
  return [from, end < from ? end + wholeDay : end];
}

const named: Readonly<Record<string, number>> = { noon: 720, midnight: 0 };

/**
 * A time of day in minutes after midnight: '08:30', '8.30', '8h30', '0830', '8:30 AM', '5 pm',
 * '08:30:00', 'noon', and '24:00' for its end. NaN for anything else.
 *
 * @param lone whether '8' and '8 30' are times too: in a file a lone number is a count of something
 */
export function readClock(text: string, lone = false): number {
  const plain = text.trim();
  const word = named[plain.toLowerCase()];
  if (word !== undefined) return word;
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

const half = /[ap]\.?m?\.?$/i;

/** A time without am or pm beside one that has it: '2:00' in '2:00-4:00 PM', '9' in '9 to 5 pm'. */
function readBeside(text: string, other: number, isFirst: boolean): number {
  const value = readClock(text, true);
  const hours = Math.floor(value / 60);
  if (half.test(text) || hours < 1 || hours > 12) return readClock(text);
  const morning = value % 720;
  const evening = morning + 720;
  if (isFirst) return evening < other ? evening : morning;
  return morning > other ? morning : evening;
}

const openEnd = /^(after|from|not before|ab|nach|après|à partir de|después de|desde)\s+(.+)$/i;
const openStart = /^(before|by|until|till|not after|bis|vor|avant|jusqu'à|antes de|hasta)\s+(.+)$/i;

/** 'after 1 PM' lasts till the end of the day, 'by 3pm' from its beginning. */
function readOpenWindow(text: string): readonly [from: number, to: number] | undefined {
  const [opens, closes] = [openEnd.exec(text)?.[2], openStart.exec(text)?.[2]];
  const from = opens ? readClock(opens, true) : 0;
  const to = closes ? readClock(closes, true) : wholeDay;
  const isOpen = opens !== undefined || closes !== undefined;
  return isOpen && !Number.isNaN(from + to) ? [from, to] : undefined;
}

/**
 * The ends of '08:30-09:15', '2:00-4:00 PM', '9 to 5 pm', 'noon-3pm' or 'by 3pm' in minutes after midnight: an
 * end without am or pm takes what puts the two in order and closest. Undefined for anything else.
 *
 * @param lone whether '8-10', '9-5' and 'AM' are windows too, as they are where the heading says so
 */
export function readWindow(
  text: string,
  lone = false,
): readonly [from: number, to: number] | undefined {
  const open = readOpenWindow(text.trim());
  if (open) return open;
  if (lone && /^[ap]\.?m\.?$/i.test(text.trim()))
    return /a/i.test(text) ? [0, 720] : [720, wholeDay];
  const [first, second, more] = text.split(/\s*(?:[-–—~/]|\bto\b|\buntil\b|\band\b)\s*/i);
  if (first === undefined || second === undefined || more !== undefined) return undefined;
  const isHalf = [first, second].map((end) => half.test(end.trim()) || /^noon$/i.test(end.trim()));
  let [from, to] = [readClock(first), readClock(second)];
  if (isHalf[1] && !isHalf[0]) from = readBeside(first, to, true);
  if (isHalf[0] && !isHalf[1]) to = readBeside(second, from, false);
  if (lone && !isHalf[0] && !isHalf[1]) {
    [from, to] = [readClock(first, true), readClock(second, true)];
    // Office hours: '9-5' ends in the afternoon, and '09:00-05:00' the next day.
    const isFull = [first, second].every((end) => /^\d\d:\d\d$/.test(end.trim()));
    if (!isFull && to <= from && to <= 720 && from <= 720) to += 720;
  }
  return Number.isNaN(from + to) ? undefined : spanOf(from, to);
}
