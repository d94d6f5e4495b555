import type { Spot } from '../day/day';

type Line = readonly Spot[];

const name = ([x, y]: Spot): string => `${Math.round(x * 10)},${Math.round(y * 10)}`;

interface Stretch {
  /** In order. */
  readonly lines: number[];
  /** The direction that lanes are counted across. */
  readonly from: string;
}

/** For each leg of each line, its lane beside the middle of the street: 0 alone, positive to the right. */
export function lanes(lines: readonly Line[]): number[][] {
  const stretches = new Map<string, Stretch>();
  const legs = (line: Line) =>
    line.slice(1).map((to, i): readonly [key: string, from: string] => {
      const [a, b] = [name(line[i] ?? to), name(to)];
      return [a < b ? `${a} ${b}` : `${b} ${a}`, a];
    });
  const all = lines.map(legs);
  all.forEach((own, line) => {
    for (const [key, from] of own) {
      const known = stretches.get(key);
      if (!known) stretches.set(key, { lines: [line], from });
      else if (known.lines.at(-1) !== line) known.lines.push(line);
    }
  });
  return all.map((own, line) =>
    own.map(([key, from]) => {
      const stretch = stretches.get(key);
      if (!stretch || stretch.lines.length < 2) return 0;
      const lane = stretch.lines.indexOf(line) - (stretch.lines.length - 1) / 2;
      return from === stretch.from ? lane : -lane;
    }),
  );
}

/** Where two offset legs meet; undefined where they are almost straight or turn back. */
function meeting(a: Spot, along: Spot, b: Spot, on: Spot): Spot | undefined {
  const cross = along[0] * on[1] - along[1] * on[0];
  if (Math.abs(cross) < 0.2) return;
  const t = ((b[0] - a[0]) * on[1] - (b[1] - a[1]) * on[0]) / cross;
  return [a[0] + along[0] * t, a[1] + along[1] * t];
}

/** A line with each leg moved sideways by `gap` times its lane. */
export function inLanes(line: Line, own: readonly number[], gap: number): Line {
  if (own.every((lane) => lane === 0)) return line;
  const drawn: Spot[] = [];
  let before: { readonly end: Spot; readonly way: Spot; readonly lane: number } | undefined;
  line.slice(1).forEach((to, i) => {
    const from = line[i] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) return;
    const way: Spot = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const lane = own[i] ?? 0;
    const beside = ([x, y]: Spot): Spot => [x - way[1] * lane * gap, y + way[0] * lane * gap];
    const start = beside(from);
    const corner =
      before && before.lane === lane ? meeting(before.end, before.way, start, way) : undefined;
    if (corner) drawn[drawn.length - 1] = corner;
    else drawn.push(start);
    before = { end: beside(to), way, lane };
    drawn.push(before.end);
  });
  return drawn;
}
