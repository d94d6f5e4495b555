import { area, distance, distanceToSegment, smoothLine } from '../geometry/geometry';
import { isInside } from '../geometry/inside';
import type { Lake, LakePlan, Point, Polyline } from '../types';
import type { RiverSite } from './river';

/** Distance between the water's edge and the street along it, in map units. */
const shoreOffset = 9;

/** The shore is sampled about every so many map units. */
const step = 5;

/** Farther than this (map units) from the shore, distances are not told apart. */
const sway = 200;

/** Lays standing water: the smooth, closed line of its shore, first position repeated. */
export function layLake({ shore }: LakePlan): Lake {
  const first = shore[0] as Point;
  const last = shore[shore.length - 1] as Point;
  // The round is entered one bend early and left one bend late, so that it closes smoothly.
  const line = smoothLine([last, ...shore, first, shore[1] as Point], step);
  const isFirst = (p: Point) => p[0] === first[0] && p[1] === first[1];
  const start = line.findIndex(isFirst);
  return { outline: line.slice(start, line.findLastIndex(isFirst) + 1) };
}

/**
 * Distance to the shore in map units (negative in the water, at most 200 either way) and how the
 * shore runs there.
 */
export function shoreAt({ outline }: Lake, x: number, y: number): RiverSite {
  let nearest = sway;
  let angle = 0;
  for (let i = 1; i < outline.length; i++) {
    const p = outline[i - 1] as Point;
    const q = outline[i] as Point;
    const reach = nearest + 2 * step;
    if (Math.abs(p[0] - x) > reach || Math.abs(p[1] - y) > reach) continue;
    const off = distanceToSegment([x, y], p, q);
    if (off >= nearest) continue;
    nearest = off;
    angle = Math.atan2(q[1] - p[1], q[0] - p[0]);
  }
  return { offshore: isInside(outline, [x, y]) ? -nearest : nearest, angle };
}

/** The pieces of a line that lie where `keep` says so. */
export function piecesWhere(line: Polyline, keep: (p: Point) => boolean): Point[][] {
  const pieces: Point[][] = [[]];
  for (const p of line) {
    if (keep(p)) pieces[pieces.length - 1]?.push(p);
    else if (pieces[pieces.length - 1]?.length) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

/** The street along the shore, as far as `keep` lets it run. */
export function shoreRoads({ outline }: Lake, keep: (p: Point) => boolean): Point[][] {
  const out = area(outline) > 0 ? shoreOffset : -shoreOffset;
  const count = outline.length - 1;
  const road = outline.map((p, i): Point => {
    const before = outline[(i + count - 1) % count] as Point;
    const after = outline[(i + 1) % count] as Point;
    const length = distance(before, after) || 1;
    const dx = ((after[1] - before[1]) / length) * out;
    return [p[0] + dx, p[1] - ((after[0] - before[0]) / length) * out];
  });
  return piecesWhere(road, keep);
}
