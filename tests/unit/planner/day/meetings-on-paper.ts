import type { Spot } from '@/lib/planner/day/day';

const key = ([x, y]: Spot) => `${Math.round(x * 10)} ${Math.round(y * 10)}`;

/** How often a line passes between two positions, either way. */
const passes = (line: readonly string[], one: string, other: string) =>
  line.filter((here, i) => {
    const before = line[i - 1];
    return (before === one && here === other) || (before === other && here === one);
  }).length;

/**
 * Counts meetings of routes by their lines alone: streets meet at positions of their shapes, so two
 * lines meet where both have one; positions that follow each other on both lines are one place.
 */
export function meetingsOnPaper(
  lines: readonly (readonly Spot[])[],
  isFree: (spot: Spot) => boolean,
): number {
  let count = 0;
  const keyed = lines.map((line) => line.map(key));
  for (const [a, first] of keyed.entries()) {
    for (let b = a; b < keyed.length; b++) {
      const line = keyed[b] ?? [];
      const isShared = (i: number) =>
        !isFree(lines[b]?.[i] as Spot) &&
        first.some((at, j) => at === line[i] && (a !== b || i !== j));
      /** Shared positions, each with those that follow it on both lines. */
      const shared = new Map<string, Set<string>>();
      for (const [i, here] of line.entries()) {
        if (!isShared(i)) continue;
        if (!shared.has(here)) shared.set(here, new Set());
        const before = line[i - 1];
        if (before === undefined || !isShared(i - 1)) continue;
        if (passes(first, before, here) < (a === b ? 2 : 1)) continue;
        shared.get(here)?.add(before);
        shared.get(before)?.add(here);
      }
      const open = new Set(shared.keys());
      for (const start of open) {
        count++;
        const place = [start];
        for (const at of place) {
          open.delete(at);
          for (const next of shared.get(at) ?? []) if (open.delete(next)) place.push(next);
        }
      }
    }
  }
  return count;
}
