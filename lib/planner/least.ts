/** The first of those that come to least; undefined of none. */
export function leastBy<T>(items: readonly [T, ...T[]], of: (item: T) => number): T;
export function leastBy<T>(items: readonly T[], of: (item: T) => number): T | undefined;
export function leastBy<T>(items: readonly T[], of: (item: T) => number): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const value = of(item);
    if (best === undefined || value < least) [best, least] = [item, value];
  }
  return best;
}
