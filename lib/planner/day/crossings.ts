import type { Spot } from './day';
import type { Streets } from './streets/streets';
import type { Way } from './streets/way-finder';

/** A place where two routes meet, or one meets itself. */
export interface Meeting {
  readonly vans: readonly [number, number];
  /** Connected by shared stretches; a single one where lines only cross. */
  readonly corners: readonly number[];
  readonly at: Spot;
}

interface Pass {
  readonly route: number;
  readonly at: number;
}

function passesOf(streets: Streets, routes: readonly Way[]): Map<number, Pass[]> {
  const passes = new Map<number, Pass[]>();
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
function driversOf(routes: readonly Way[]): Map<number, number[]> {
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
      meetings.push({ vans, corners: place, at });
    }
  }
  return meetings;
}
