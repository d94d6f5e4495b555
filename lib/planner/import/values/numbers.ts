/** The sign between a file's whole numbers and their fractions. */
export type DecimalSign = '.' | ',';

/**
 * A number as files write it: '51.5', '−0.1' with a true minus, '1,000' and "1'000" with thousands.
 * A comma that can only be a decimal sign is one. NaN for anything else.
 */
export function readNumber(text: string, decimal: DecimalSign = '.'): number {
  const plain = text.trim().replace(/^[−–]/, '-');
  const thousands =
    decimal === '.'
      ? /^[+-]?[1-9]\d{0,2}([,' \u00a0\u202f]\d{3})+(\.\d+)?$/
      : /^[+-]?[1-9]\d{0,2}([.' \u00a0\u202f]\d{3})+(,\d+)?$/;
  const ungrouped = thousands.test(plain)
    ? plain.replace(decimal === '.' ? /[,' \u00a0\u202f]/g : /[.' \u00a0\u202f]/g, '')
    : plain;
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i.test(ungrouped)) return Number.NaN;
  const value = Number(ungrouped.replace(',', '.'));
  return Number.isFinite(value) ? value : Number.NaN;
}

/** The decimal sign of a file by its degrees, which have no thousands. */
export const decimalSignOf = (degrees: readonly string[]): DecimalSign =>
  degrees.some((cell) => /^\s*[+\-−–]?\d{1,3},\d+\s*°?\s*$/.test(cell)) ? ',' : '.';

/** What stands for nothing. */
const nothing = /^(|none|no|any|any ?time|all day|open|n\/?a|null|[-–—*])$/i;

/** Whether a text says that a stop may be visited at any time, or needs nothing. */
export const isAnyTime = (text: string): boolean => nothing.test(text.trim());
