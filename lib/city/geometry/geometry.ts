import type { Point, Polyline } from '../types';

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** In map units. */
export function polylineLength(line: Polyline): number {
  let total = 0;
  for (let i = 1; i < line.length; i++) total += distance(line[i - 1] as Point, line[i] as Point);
  return total;
}

/** From a position to the segment a–b, in map units. */
export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square;
  const t = Math.min(1, Math.max(0, along));
  const [x, y] = [p[0] - a[0] - t * dx, p[1] - a[1] - t * dy];
  return Math.sqrt(x * x + y * y);
}

/** From a position to the nearest part of a polyline, in map units. */
export function distanceToPolyline(p: Point, line: Polyline): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    best = Math.min(best, distanceToSegment(p, line[i - 1] as Point, line[i] as Point));
  }
  return best;
}

/** Where a–b meets c–d, as shares `t` and `u` of them (0 to 1); undefined for none. */
export function intersect(
  a: Point,
  b: Point,
  c: Point,
  d: Point,
): { t: number; u: number } | undefined {
  const rx = b[0] - a[0];
  const ry = b[1] - a[1];
  const sx = d[0] - c[0];
  const sy = d[1] - c[1];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-12) return undefined;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross;
  if (t < 0 || t > 1 || u < 0 || u > 1) return undefined;
  return { t, u };
}

/** Drops positions within `tolerance` of the simplified line (Douglas–Peucker); the ends stay. */
export function simplify(line: Polyline, tolerance: number): Point[] {
  const keep = new Uint8Array(line.length);
  keep[0] = 1;
  keep[line.length - 1] = 1;
  const ranges: [number, number][] = [[0, line.length - 1]];
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    const [from, to] = range;
    let worst = tolerance;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const off = distanceToSegment(line[i] as Point, line[from] as Point, line[to] as Point);
      if (off > worst) {
        worst = off;
        at = i;
      }
    }
    if (at > 0) {
      keep[at] = 1;
      ranges.push([from, at], [at, to]);
    }
  }
  return line.filter((_, i) => keep[i] === 1);
}

/** A Catmull-Rom spline through positions, sampled about every `step` units. */
export function smoothLine(through: Polyline, step: number): Point[] {
  const line: Point[] = [];
  for (let i = 0; i + 1 < through.length; i++) {
    const p1 = through[i] as Point;
    const p2 = through[i + 1] as Point;
    const p0 = through[i - 1] ?? p1;
    const p3 = through[i + 2] ?? p2;
    const count = Math.max(2, Math.ceil(distance(p1, p2) / step));
    for (let k = 0; k < count; k++) {
      const t = k / count;
      const axis = (j: 0 | 1) =>
        0.5 *
        (2 * p1[j] +
          (p2[j] - p0[j]) * t +
          (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t * t +
          (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t * t * t);
      line.push([axis(0), axis(1)]);
    }
  }
  line.push(through[through.length - 1] as Point);
  return line;
}

/** Signed, in square units. */
export function area(ring: Polyline): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i++) {
    const p = ring[i] as Point;
    const q = ring[(i + 1) % ring.length] as Point;
    twice += p[0] * q[1] - q[0] * p[1];
  }
  return twice / 2;
}

/** Weighted by area. */
export function centroid(ring: Polyline): Point {
  let x = 0;
  let y = 0;
  let twice = 0;
  const origin = ring[0] as Point;
  for (let i = 0; i < ring.length; i++) {
    const p = ring[i] as Point;
    const q = ring[(i + 1) % ring.length] as Point;
    const cross = (p[0] - origin[0]) * (q[1] - origin[1]) - (q[0] - origin[0]) * (p[1] - origin[1]);
    x += (p[0] + q[0] - 2 * origin[0]) * cross;
    y += (p[1] + q[1] - 2 * origin[1]) * cross;
    twice += cross;
  }
  if (Math.abs(twice) < 1e-9) return origin;
  return [origin[0] + x / (3 * twice), origin[1] + y / (3 * twice)];
}
