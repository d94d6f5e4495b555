import type { Point } from '../../city/types';

/** Stops whose bearings from the depot differ less than this (radians) stay together. */
const sameBearing = 1e-6;

/** At most so many ways to turn the shares around the depot are offered. */
const mostTurns = 12;

/** All around, in radians. */
export const fullTurn = 2 * Math.PI;

/** A sector of the map around the depot, from one bearing clockwise to the next (radians). */
export type Sector = {
  readonly stops: readonly number[];
  readonly from: number;
  readonly to: number;
};

type Ray = { readonly bearing: number; readonly stops: number[] };

/** Stops by their bearing from the depot, clockwise; stops on one ray are one entry. */
function raysOf(depot: Point, stops: readonly Point[]): Ray[] {
  const rays: Ray[] = [];
  stops
    .map(([x, y], stop) => ({ stop, bearing: Math.atan2(y - depot[1], x - depot[0]) }))
    .sort((p, q) => p.bearing - q.bearing || p.stop - q.stop)
    .forEach(({ stop, bearing }) => {
      const last = rays[rays.length - 1];
      if (last && bearing - last.bearing < sameBearing) last.stops.push(stop);
      else rays.push({ bearing, stops: [stop] });
    });
  return rays;
}

/** Where to cut rays, in order, into `count` runs with about the same number of stops. */
function cuts(rays: readonly Ray[], count: number): number[] {
  const total = rays.reduce((sum, ray) => sum + ray.stops.length, 0);
  const ends: number[] = [];
  let end = 0;
  let load = 0;
  for (let run = 1; run < count; run++) {
    const due = (total * run) / count;
    // One ray at least for this run, and one left for each run to come.
    do load += (rays[end++] as Ray).stops.length;
    while (
      end < rays.length - (count - run) &&
      Math.abs(load + (rays[end] as Ray).stops.length - due) < Math.abs(load - due)
    );
    ends.push(end);
  }
  return [...ends, rays.length];
}

/** The bearing half way from one ray clockwise to the next. */
const between = (p: Ray, q: Ray) => p.bearing + ((q.bearing - p.bearing + fullTurn) % fullTurn) / 2;

/**
 * Ways to share stops out among up to `count` vehicles by an angular sweep: each gets one sector
 * around the depot, and all get about the same number of stops. The offers differ in the bearing
 * at which the sweep begins. Fewer sectors come back when stops lie on fewer bearings.
 */
export function sweep(depot: Point, stops: readonly Point[], count: number): Sector[][] {
  const rays = raysOf(depot, stops);
  const sectors = Math.min(count, rays.length);
  if (sectors === 0) return [[]];
  if (sectors === 1) return [[{ stops: rays.flatMap((ray) => ray.stops), from: 0, to: fullTurn }]];
  const turns = Math.ceil(rays.length / sectors);
  const stride = Math.max(1, Math.ceil(turns / mostTurns));
  return Array.from({ length: Math.ceil(turns / stride) }, (_, offer) => {
    const turn = offer * stride;
    const turned = [...rays.slice(turn), ...rays.slice(0, turn)];
    const ends = cuts(turned, sectors);
    const borders = ends.map((end) =>
      between(turned[end - 1] as Ray, turned[end % turned.length] as Ray),
    );
    return ends.map((end, i): Sector => {
      const runs = turned.slice(ends[i - 1] ?? 0, end);
      return {
        stops: runs.flatMap((ray) => ray.stops),
        from: borders.at(i - 1) as number,
        to: borders[i] as number,
      };
    });
  });
}
