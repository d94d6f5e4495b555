/**
 * A number as files write it: '51.5', '51,5', '−0.1' with a true minus, '1,000' and "1'000" with
 * thousands. NaN for anything else, an empty text and numbers out of all bounds included.
 */
export function readNumber(text: string): number {
  const plain = text.trim().replace(/^[−–]/, '-');
  if (/^[+-]?\d{1,3}([,']\d{3})+(\.\d+)?$/.test(plain) && !/^[+-]?0/.test(plain)) {
    return Number(plain.replace(/[,']/g, ''));
  }
  return readDecimal(plain);
}

/** The same for degrees, which have no thousands: '51,507' is a decimal. */
export function readDecimal(text: string): number {
  const plain = text.trim().replace(/^[−–]/, '-').replace(/\s*°$/, '');
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i.test(plain)) return Number.NaN;
  const value = Number(plain.replace(',', '.'));
  return Number.isFinite(value) ? value : Number.NaN;
}

/**
 * A time of day in minutes after midnight: '08:30', '8.30', '8h30', '0830', '8:30 AM', '5 pm',
 * '08:30:00', and '24:00' for its end. NaN for anything else.
 */
export function readClock(text: string): number {
  const match =
    /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})?(?::\d{2}(?:\.\d+)?)?)?\s*([ap])?\.?(?:m\.?)?$/i.exec(
      text.trim(),
    ) ?? /^(\d{2})(\d{2})()$/.exec(text.trim());
  if (!match) return Number.NaN;
  const [, hour = '', minute, half] = match;
  // A lone number is a count of something, not a time.
  if (minute === undefined && !half && !/h/i.test(text)) return Number.NaN;
  const minutes = Number(minute ?? 0);
  let hours = Number(hour);
  if (half) {
    if (hours < 1 || hours > 12) return Number.NaN;
    hours = (hours % 12) + (/p/i.test(half) ? 12 : 0);
  }
  const value = 60 * hours + minutes;
  return minutes < 60 && value <= 1440 ? value : Number.NaN;
}

/** What stands for no window. */
const anyTime = /^(|none|no|any|any ?time|all day|open|n\/?a|[-–—*])$/i;

/** Whether a text says that a stop may be visited at any time. */
export const isAnyTime = (text: string): boolean => anyTime.test(text.trim());

/** The two ends of '08:30-09:15', '8:30 to 9:15' or '08:30–09:15'; undefined for anything else. */
export function splitWindow(text: string): readonly [from: string, to: string] | undefined {
  const parts = text.trim().split(/\s*(?:[-–—~/]|\bto\b|\buntil\b|\band\b)\s*/i);
  const [from, to] = parts;
  return parts.length === 2 && from !== undefined && to !== undefined ? [from, to] : undefined;
}

/** A time of day as the planner prints it: '08:30' for 510. */
export function clock(minutes: number): string {
  const whole = Math.round(minutes);
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}
