/** What an amount may be. Both ends belong to the range. */
export interface AmountLimits {
  readonly min: number;
  readonly max: number;
  /** A count of things: no fractions and no dollar sign. */
  readonly whole?: boolean;
}

export type AmountProblem = 'empty' | 'not-a-number' | 'too-small' | 'too-large' | 'not-whole';

/** An answer that was read, or why it was not. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: AmountProblem };

const sign = '[+\\-\u2212]?';
const dollar = '(?:\\$ ?)?';
const decimals = '(?:\\.\\d*)?';
// Groups of three, or of two and three as in India; one kind of separator throughout.
const grouped = (separator: string) => `\\d{1,3}(?:${separator}\\d{2,3})*${separator}\\d{3}`;
const digits = `(?:\\d+|${grouped(',')}|${grouped('[ \u00a0\u202f]')})`;
const form = new RegExp(`^${sign}${dollar}(?:${digits}${decimals}|\\.\\d+)$`);

/** Longest text that is looked at; what is longer and all digits is out of any range. */
const longest = 400;

/**
 * Reads what somebody typed into an amount's field. Spaces around it, a dollar sign and thousands
 * separators are understood; exponents, units and decimal commas are not. Never throws, and never
 * answers with NaN, Infinity or a negative zero.
 */
export function parseAmount(text: string, { min, max, whole }: AmountLimits): Parsed<number> {
  const refuse = (reason: AmountProblem): Parsed<number> => ({ ok: false, reason });
  const typed = text.trim();
  if (typed === '') return refuse('empty');
  if (typed.length > longest + 1 || !form.test(typed)) return refuse('not-a-number');
  if (whole && typed.includes('$')) return refuse('not-a-number');
  const value = Number(typed.replace('\u2212', '-').replace(/[+$, \u00a0\u202f]/g, ''));
  if (value < min) return refuse('too-small');
  if (value > max) return refuse('too-large');
  if (whole && !Number.isInteger(value)) return refuse('not-whole');
  // Not negative zero, which would print as '-0'.
  return { ok: true, value: value + 0 };
}
