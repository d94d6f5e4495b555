import { distance, distanceToSegment, intersect } from '../../city/geometry/geometry';
import type { Spot } from './day';
import type { Streets } from './streets/streets';
import type { Way } from './streets/way-finder';

/** A place where the routes of two vans meet, by their indexes, or one meets itself. */
export interface Meeting {
  readonly vans: readonly [number, number];
  readonly at: Spot;
}

function passesOf(streets: Streets, routes: readonly Way[]) {
  const passes = new Map<number, { readonly route: number; readonly at: number }[]>();
  for (const [route, { corners }] of routes.entries()) {
    for (const [at, corner] of corners.entries()) {
      if (streets.inYard[corner] === 1) continue;
      const known = passes.get(corner);
      if (known) known.push({ route, at });
      else passes.set(corner, [{ route, at }]);
    }
  }
  return passes;
}

/** Whether a route only came back from a dead end: that is no crossing. */
const cameBack = ({ wayOut }: Streets, { corners }: Way, from: number, to: number): boolean =>
  corners.slice(from + 1, to).every((corner) => (wayOut[corner] as number) >= 0);

/** By stretch: the routes that drive it, once for each time. */
function driversOf(routes: readonly Way[]) {
  const drivers = new Map<number, number[]>();
  for (const [route, { stretches }] of routes.entries()) {
    for (const stretch of stretches) {
      const known = drivers.get(stretch);
      if (known) known.push(route);
      else drivers.set(stretch, [route]);
    }
  }
  return drivers;
}

/** Where routes meet, themselves included, outside the yard: once per place and pair. */
export function townMeetings(streets: Streets, routes: readonly Way[]): Meeting[] {
  const { town, next } = streets;
  const shared = new Map<string, { vans: [number, number]; corners: Set<number> }>();
  for (const [corner, passes] of passesOf(streets, routes)) {
    for (const [i, p] of passes.entries()) {
      for (const q of passes.slice(i + 1)) {
        const way = routes[p.route] as Way;
        if (p.route === q.route && cameBack(streets, way, p.at, q.at)) continue;
        const key = `${p.route} ${q.route}`;
        const pair = shared.get(key) ?? { vans: [p.route, q.route], corners: new Set<number>() };
        pair.corners.add(corner);
        shared.set(key, pair);
      }
    }
  }
  const drivers = shared.size > 0 ? driversOf(routes) : new Map<number, number[]>();
  const meetings: Meeting[] = [];
  for (const { vans, corners } of shared.values()) {
    const isDriven = (stretch: number) => {
      const by = drivers.get(stretch) ?? [];
      return vans.every(
        (van, i) => by.filter((each) => each === van).length > (vans[0] === van ? i : 0),
      );
    };
    for (const corner of corners) {
      const place = [corner];
      corners.delete(corner);
      for (const here of place) {
        for (let i = town.from[here] as number; i < (town.from[here + 1] as number); i++) {
          const other = next[i] as number;
          if (!corners.has(other) || !isDriven(town.ways[i] as number)) continue;
          corners.delete(other);
          place.push(other);
        }
      }
      const middle = place[place.length >> 1] as number;
      const at: Spot = [town.x[middle] as number, town.y[middle] as number];
      meetings.push({ vans, at });
    }
  }
  return meetings;
}

interface Piece {
  readonly route: number;
  readonly index: number;
  readonly a: Spot;
  readonly b: Spot;
}

/** In meters: spots closer than this are one. */
const contact = 0.01;

const near = (a: Spot, b: Spot): boolean => distance(a, b) < contact;

const isOn = (spot: Spot, { a, b }: Piece): boolean => distanceToSegment(spot, a, b) < contact;

/** An end of one piece that lies on the other, else where they cross. */
function meet(p: Piece, q: Piece): Spot | undefined {
  if (isOn(p.a, q)) return p.a;
  if (isOn(p.b, q)) return p.b;
  if (isOn(q.a, p)) return q.a;
  if (isOn(q.b, p)) return q.b;
  const t = intersect(p.a, p.b, q.a, q.b)?.t;
  if (t === undefined) return undefined;
  return [p.a[0] + t * (p.b[0] - p.a[0]), p.a[1] + t * (p.b[1] - p.a[1])];
}

const between = (p: Piece, axis: 0 | 1) =>
  p.a[axis] < p.b[axis] ? ([p.a[axis], p.b[axis]] as const) : ([p.b[axis], p.a[axis]] as const);

/** Where straight routes meet outside the depot, once per place and pair, found by a sweep from west to east. */
export function plainMeetings(lines: readonly (readonly Spot[])[], depot: Spot): Meeting[] {
  const pieces: Piece[] = [];
  for (const [route, line] of lines.entries()) {
    const clean = line.filter((at, i) => i === 0 || !near(at, line[i - 1] as Spot));
    for (let index = 1; index < clean.length; index++) {
      pieces.push({ route, index, a: clean[index - 1] as Spot, b: clean[index] as Spot });
    }
  }
  pieces.sort((p, q) => between(p, 0)[0] - between(q, 0)[0]);
  const meetings = new Map<string, Meeting>();
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
