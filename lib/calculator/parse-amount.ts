/** Both ends belong to the range. */
export interface AmountLimits {
  readonly min: number;
  readonly max: number;
  /** A count: no fractions and no dollar sign. */
  readonly whole?: boolean;
}

export type AmountProblem =
  | 'empty'
  | 'not-a-number'
  | 'ambiguous'
  | 'too-small'
  | 'too-large'
  | 'not-whole';

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

// A thousands point, as in much of the world; nobody begins those with a zero.
const twoReadings = /^\s*\+?(?:\$ ?)?([1-9]\d{0,2})\.(\d{3})\s*$/;

/** The readings of '1.500': 1,500 in much of the world, 1.5 here; empty for a clear amount. */
export function readingsOf(text: string, whole?: boolean): readonly string[] {
  const [, thousands = '', rest = ''] = twoReadings.exec(text) ?? [];
  if (!thousands) return [];
  const fraction = Number(Number(`${thousands}.${rest}`).toFixed(2));
  const possible = !whole || rest === '000';
  return [`${thousands},${rest}`, ...(possible ? [`${fraction}`] : [])];
}

const longest = 400;

/**
 * Parses a typed amount. Exponents, units and decimal commas are refused, and so is what has two
 * readings. Never throws, never returns NaN, Infinity or -0.
 */
export function parseAmount(text: string, { min, max, whole }: AmountLimits): Parsed<number> {
  const refuse = (reason: AmountProblem): Parsed<number> => ({ ok: false, reason });
  const typed = text.trim();
  if (typed === '') return refuse('empty');
  if (typed.length > longest + 1 || !form.test(typed)) return refuse('not-a-number');
  if (whole && typed.includes('$')) return refuse('not-a-number');
  if (readingsOf(typed).length > 0) return refuse('ambiguous');
  const value = Number(typed.replace('\u2212', '-').replace(/[+$, \u00a0\u202f]/g, ''));
  if (value < min) return refuse('too-small');
  if (value > max) return refuse('too-large');
  if (whole && !Number.isInteger(value)) return refuse('not-whole');
  // Not -0, which would print as '-0'.
  return { ok: true, value: value + 0 };
}
