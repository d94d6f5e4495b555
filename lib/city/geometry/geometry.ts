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
