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

/** What stands for no window. */
const anyTime = /^(|none|no|any|any ?time|all day|open|n\/?a|[-–—*])$/i;

/** Whether a text says that a stop may be visited at any time. */
export const isAnyTime = (text: string): boolean => anyTime.test(text.trim());
