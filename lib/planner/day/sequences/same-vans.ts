import type { Day, Sequences, Van } from '../day';

const kindOf = ({ capacity, shift, skills, mostStops }: Van): string =>
  JSON.stringify([capacity, shift, skills.toSorted(), mostStops]);

/** Gives routes to those of like vans that had most of their stops, so that a van keeps its color. Locked ones stay. */
export function keepVans(
  { vans, stops }: Pick<Day, 'vans' | 'stops'>,
  before: Sequences,
  sequences: Sequences,
): number[][] {
  const owner = new Map(before.flatMap((sequence, v) => sequence.map((id) => [id, v] as const)));
  const asked = new Set(stops.map(({ lockedTo }) => lockedTo));
  const kinds = vans.map((van) => (van.locked || asked.has(van.id) ? van.id : kindOf(van)));
  const claims = sequences.flatMap((sequence, from) => {
    const shared = new Map<number, number>();
    for (const id of sequence) {
      const v = owner.get(id);
      if (v !== undefined && kinds[v] === kinds[from]) shared.set(v, (shared.get(v) ?? 0) + 1);
    }
    return [...shared].map(([to, count]) => ({ from, to, count }));
  });
  claims.sort((a, b) => b.count - a.count || a.from - b.from || a.to - b.to);
  const given = new Map<number, number>();
  const taken = new Set<number>();
  for (const { from, to } of claims) {
    if (given.has(from) || taken.has(to)) continue;
    given.set(from, to);
    taken.add(to);
  }
  for (const from of sequences.keys()) {
    if (given.has(from)) continue;
    const free = vans.findIndex((_, v) => kinds[v] === kinds[from] && !taken.has(v));
    given.set(from, free);
    taken.add(free);
  }
  const kept: number[][] = vans.map(() => []);
  for (const [from, sequence] of sequences.entries())
    kept[given.get(from) as number] = [...sequence];
  return kept;
}
