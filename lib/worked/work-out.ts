import { evaluate, functionNames, rounded, SumError } from './sum';

interface PrintedNumber {
  readonly value: number;
  readonly decimals: number;
}

/** Parses a printed number such as '$1,234.50', '17%' or '−6'; undefined for other texts. */
export function readPrinted(text: string): PrintedNumber | undefined {
  const digits = text.replace(/[$%,]/g, '').replace('−', '-').trim();
  const match = /^[-+]?\d+(?:\.(\d+))?$/.exec(digits);
  return match ? { value: Number(digits), decimals: match[1]?.length ?? 0 } : undefined;
}

/** Whether a text holds the printed number, not as part of a longer one. */
export function prints(text: string, shown: string): boolean {
  for (let at = text.indexOf(shown); at >= 0; at = text.indexOf(shown, at + 1)) {
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + shown.length, at + shown.length + 2);
    const goesOn = /\d$/.test(shown) && /^(\d|[.,]\d)/.test(after);
    const began = /^\d/.test(shown) && /(\d|\d[.,])$/.test(before);
    if (!goesOn && !began) return true;
  }
  return false;
}

interface NamedLine {
  /** By which formulas below refer to it. */
  readonly name: string;
  readonly label: string;
  readonly unit?: string | undefined;
}

interface GivenLine extends NamedLine {
  readonly value: number;
}

interface ComputedLine extends NamedLine {
  readonly sum: string;
  /** The result as printed. */
  readonly shown: string;
}

export type WorkedLine = GivenLine | ComputedLine;

interface LineProblem {
  readonly line: number;
  readonly field: 'name' | 'sum' | 'shown';
  readonly reason: string;
}

function misprint(value: number, shown: string): string | undefined {
  const printed = readPrinted(shown);
  if (!printed) return "is no number as copy prints it, such as '$1,234.50'";
  const right = rounded(value, printed.decimals);
  return right === printed.value
    ? undefined
    : `is '${shown}', but the sum comes to ${right.toFixed(printed.decimals)} (${Number(value.toFixed(6))})`;
}

/**
 * Never throws: problems are listed, and a line that fails counts with its printed number, so that
 * later lines are not blamed.
 */
export function workOut(lines: readonly WorkedLine[]): {
  readonly values: readonly number[];
  readonly problems: readonly LineProblem[];
} {
  const known = new Map<string, number>();
  const problems: LineProblem[] = [];
  const resultOf = (line: WorkedLine, at: number): number => {
    if ('value' in line) return line.value;
    try {
      const value = evaluate(line.sum, known);
      const reason = misprint(value, line.shown);
      if (reason) problems.push({ line: at, field: 'shown', reason });
      return value;
    } catch (error) {
      if (!(error instanceof SumError)) throw error;
      problems.push({ line: at, field: 'sum', reason: error.message });
      return readPrinted(line.shown)?.value ?? 0;
    }
  };
  const values = lines.map((line, at) => {
    const value = resultOf(line, at);
    const { name } = line;
    const taken = functionNames.has(name)
      ? `is '${name}', which is what sums call a function: choose another`
      : known.has(name) && `is '${name}', which a line above has already: choose another`;
    if (taken) problems.push({ line: at, field: 'name', reason: taken });
    known.set(name, value);
    return value;
  });
  return { values, problems };
}
