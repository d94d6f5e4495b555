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

/** What is no part of a sum, though JavaScript would read it. */
const foreign = /[^\s\w.+\-*/()]|\*\s*\*|\/\s*\//;

/**
 * Numbers, names, + - * /, brackets, ceil(), floor() and round(), as JavaScript reads them. Runs at build
 * alone: the policy of a page forbids it. Throws a SumError.
 */
export function evaluate(sum: string, values: ReadonlyMap<string, number>): number {
  const odd = foreign.exec(sum)?.[0];
  if (odd) throw new SumError(`cannot hold '${odd}'`);
  const known = new Map<string, unknown>([...values, ...functions]);
  const stranger = sum.match(/[A-Za-z_]\w*/g)?.find((name) => !known.has(name));
  if (stranger) throw new SumError(`uses '${stranger}', which no line above has for its name`);
  let value: unknown;
  try {
    value = new Function(...known.keys(), `return (${sum})`)(...known.values());
  } catch (error) {
    throw new SumError(`cannot be read: ${Object(error).message}`);
  }
  if (Number.isFinite(value)) return Number(value);
  throw new SumError('comes to no number: it divides by zero, or to more than can be counted');
}
