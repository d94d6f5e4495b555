import type { Spot } from '@/lib/planner/day/day';

/**
 * Counts meetings of threads by their lines alone: streets meet at positions of their shapes, so two lines
 * meet where both have one; positions that follow each other on both lines are one place.
 */
export function meetingsOnPaper(
  lines: readonly (readonly Spot[])[],
  isFree: (spot: Spot) => boolean,
): number {
  const key = ([x, y]: Spot) => `${Math.round(x * 10)} ${Math.round(y * 10)}`;
  let count = 0;
  for (let a = 0; a < lines.length; a++) {
    for (let b = a; b < lines.length; b++) {
      const seenAt = new Map<string, number[]>();
      for (const [i, spot] of (lines[a] ?? []).entries()) {
        seenAt.set(key(spot), [...(seenAt.get(key(spot)) ?? []), i]);
      }
      const shared = new Map<string, Set<string>>();
      const line = lines[b] ?? [];
      const isShared = (i: number): boolean => {
        const spot = line[i];
        if (!spot || isFree(spot)) return false;
        const times = (seenAt.get(key(spot)) ?? []).filter((at) => a !== b || Math.abs(at - i) > 0);
        return times.length > 0;
      };
      const pieceDriven = (one: string, other: string, least: number) => {
        const first = lines[a] ?? [];
        let times = 0;
        for (let i = 1; i < first.length; i++) {
          const ends = [key(first[i - 1] as Spot), key(first[i] as Spot)];
          if (ends.includes(one) && ends.includes(other)) times++;
        }
        return times >= least;
      };
      for (let i = 0; i < line.length; i++) {
        if (!isShared(i)) continue;
        const here = key(line[i] as Spot);
        if (!shared.has(here)) shared.set(here, new Set());
        if (i === 0 || !isShared(i - 1)) continue;
        const before = key(line[i - 1] as Spot);
        if (!pieceDriven(before, here, a === b ? 2 : 1)) continue;
        shared.get(here)?.add(before);
        shared.get(before)?.add(here);
      }
      const open = new Set(shared.keys());
      for (const start of open) {
        count++;
        const queue = [start];
        for (const place of queue) {
          open.delete(place);
          for (const next of shared.get(place) ?? []) if (open.delete(next)) queue.push(next);
        }
      }
    }
  }
  return count;
}
