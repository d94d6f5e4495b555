import { intersect } from '../../city/geometry/geometry';
import type { Spot } from './day';

export interface PlainMeeting {
  readonly vans: readonly [number, number];
  readonly at: Spot;
}

interface Piece {
  readonly route: number;
  readonly index: number;
  readonly a: Spot;
  readonly b: Spot;
}

/** In meters: spots closer than this are one. */
const contact = 0.01;

const near = ([x, y]: Spot, [u, v]: Spot): boolean => Math.hypot(x - u, y - v) < contact;

function isOn([x, y]: Spot, { a, b }: Piece): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : ((x - a[0]) * dx + (y - a[1]) * dy) / square;
  const kept = Math.max(0, Math.min(1, t));
  return near([x, y], [a[0] + kept * dx, a[1] + kept * dy]);
}

/** An end of one piece that lies on the other, else where they cross. */
function meet(p: Piece, q: Piece): Spot | undefined {
  if (isOn(p.a, q)) return p.a;
  if (isOn(p.b, q)) return p.b;
  if (isOn(q.a, p)) return q.a;
  if (isOn(q.b, p)) return q.b;
  const t = intersect(p.a, p.b, q.a, q.b)?.t;
  return (
    (t !== undefined &&
      ([p.a[0] + t * (p.b[0] - p.a[0]), p.a[1] + t * (p.b[1] - p.a[1])] as const)) ||
    undefined
  );
}

const between = (p: Piece, axis: 0 | 1) =>
  p.a[axis] < p.b[axis] ? ([p.a[axis], p.b[axis]] as const) : ([p.b[axis], p.a[axis]] as const);

/** Where straight routes meet outside the depot, once per place and pair, found by a sweep from west to east. */
export function plainMeetings(lines: readonly (readonly Spot[])[], depot: Spot): PlainMeeting[] {
  const pieces: Piece[] = [];
  for (const [route, line] of lines.entries()) {
    const clean = line.filter((at, i) => i === 0 || !near(at, line[i - 1] as Spot));
    for (let index = 1; index < clean.length; index++) {
      pieces.push({ route, index, a: clean[index - 1] as Spot, b: clean[index] as Spot });
    }
  }
  pieces.sort((p, q) => between(p, 0)[0] - between(q, 0)[0]);
  const meetings = new Map<string, PlainMeeting>();
  const note = (p: Piece, q: Piece) => {
    const at = meet(p, q);
    if (!at || near(at, depot)) return;
    const vans = [Math.min(p.route, q.route), Math.max(p.route, q.route)] as const;
    meetings.set(`${vans} ${at}`, { vans, at });
  };
  let open: Piece[] = [];
  for (const piece of pieces) {
    const [west] = between(piece, 0);
    const [north, south] = between(piece, 1);
    open = open.filter((other) => between(other, 0)[1] >= west - contact);
    for (const other of open) {
      const [top, bottom] = between(other, 1);
      if (bottom < north - contact || top > south + contact) continue;
      // Neighbors in one route share a spot.
      if (piece.route === other.route && Math.abs(piece.index - other.index) === 1) continue;
      note(piece, other);
    }
    open.push(piece);
  }
  return [...meetings.values()];
}
