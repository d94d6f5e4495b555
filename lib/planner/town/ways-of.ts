import type { PlannerTown } from './town';

/** The ways out of each corner; a stretch that leads back to its corner is one. */
export function waysOf({
  x,
  a,
  b,
}: Pick<PlannerTown, 'x' | 'a' | 'b'>): Pick<PlannerTown, 'from' | 'ways'> {
  const from = new Int32Array(x.length + 1);
  const isLoop = (s: number) => a[s] === b[s];
  const count = (corner: number) => {
    from[corner + 1] = (from[corner + 1] as number) + 1;
  };
  for (let s = 0; s < a.length; s++) {
    count(a[s] as number);
    if (!isLoop(s)) count(b[s] as number);
  }
  for (let c = 0; c < x.length; c++) from[c + 1] = (from[c + 1] as number) + (from[c] as number);
  const ways = new Int32Array(from[x.length] as number);
  const next = from.slice();
  const add = (corner: number, s: number) => {
    ways[next[corner] as number] = s;
    next[corner] = (next[corner] as number) + 1;
  };
  for (let s = 0; s < a.length; s++) {
    add(a[s] as number, s);
    if (!isLoop(s)) add(b[s] as number, s);
  }
  return { from, ways };
}
