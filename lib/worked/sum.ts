/** Its message is for the author of the formula. */
export class SumError extends Error {}

/** Half is rounded away from zero, also for binary fractions just below it, such as 1.005. */
export const rounded = (value: number, decimals = 0): number => {
  const shifted = Math.abs(value) * 10 ** decimals;
  return (Math.sign(value) * Math.round(shifted * (1 + 1e-12))) / 10 ** decimals;
};

// Removes binary noise: ceil((0.1 + 0.2) * 10) is 3.
const nearly = (value: number) => Number(value.toPrecision(12));

const functions: ReadonlyMap<string, (value: number) => number> = new Map([
  ['ceil', (value) => Math.ceil(nearly(value))],
  ['floor', (value) => Math.floor(nearly(value))],
  ['round', (value) => rounded(value)],
]);

/** Reserved: no line may have one of these names. */
export const functionNames: ReadonlySet<string> = new Set(functions.keys());

const token = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z]\w*)|([-+*/()]))/y;

function tokensOf(sum: string): readonly string[] {
  const tokens: string[] = [];
  const text = sum.trimEnd();
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const match = token.exec(text);
    if (!match) throw new SumError(`cannot be read from '${text.slice(at).trim()}' on`);
    tokens.push(match[0].trim());
  }
  return tokens;
}

/** Numbers, names, + - * /, brackets, ceil(), floor() and round(). Throws a SumError. */
export function evaluate(sum: string, values: ReadonlyMap<string, number>): number {
  const tokens = tokensOf(sum);
  let at = 0;

  const take = (...wanted: readonly string[]): string | undefined => {
    const next = tokens[at];
    if (next === undefined || !wanted.includes(next)) return undefined;
    at += 1;
    return next;
  };

  const inBrackets = (): number => {
    const value = addition();
    if (!take(')')) throw new SumError("lacks a ')'");
    return value;
  };

  const operand = (): number => {
    if (take('-')) return -operand();
    if (take('(')) return inBrackets();
    const next = tokens[at];
    if (next === undefined) throw new SumError('ends where a number or a name must follow');
    at += 1;
    if (/^\d/.test(next)) return Number(next);
    const apply = functions.get(next);
    if (apply) {
      if (!take('(')) throw new SumError(`needs a '(' behind '${next}'`);
      return apply(inBrackets());
    }
    const value = values.get(next);
    if (value !== undefined) return value;
    throw new SumError(
      /^\w/.test(next)
        ? `uses '${next}', which no line above has for its name`
        : `has '${next}' where a number or a name must stand`,
    );
  };

  const multiplication = (): number => {
    let value = operand();
    for (let sign = take('*', '/'); sign; sign = take('*', '/')) {
      const other = operand();
      if (sign === '/' && other === 0) throw new SumError('divides by zero');
      value = sign === '*' ? value * other : value / other;
    }
    return value;
  };

  const addition = (): number => {
    let value = multiplication();
    for (let sign = take('+', '-'); sign; sign = take('+', '-')) {
      value += sign === '+' ? multiplication() : -multiplication();
    }
    return value;
  };

  const value = addition();
  if (at < tokens.length) throw new SumError(`has '${tokens[at]}' where the sum should be over`);
  if (!Number.isFinite(value)) throw new SumError('comes to more than can be counted');
  return value;
}
