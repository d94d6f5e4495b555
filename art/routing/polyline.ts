import { distance, distanceToSegment, simplify } from '@/lib/city/geometry/geometry';
import type { Point, Polyline } from '@/lib/city/types';
import { between, pairsOf } from '../city/lookup';

/** From a position to the nearest part of a polyline, in map units. */
export function distanceToPolyline(p: Point, line: Polyline): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    best = Math.min(best, distanceToSegment(p, line[i - 1] as Point, line[i] as Point));
  }
  return best;
}

/** Distance along a line of the position nearest to `p`, in map units. */
export function distanceAlong(line: Polyline, p: Point): number {
  let best = Number.POSITIVE_INFINITY;
  let result = 0;
  let passed = 0;
  for (const [a, b] of pairsOf(line)) {
    const length = distance(a, b);
    const dot = (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1]);
    const t = length === 0 ? 0 : Math.min(1, Math.max(0, dot / (length * length)));
    const off = distance(p, between(a, b, t));
    if (off < best - 1e-9) {
      best = off;
      result = passed + t * length;
    }
    passed += length;
  }
  return result;
}

type Corner = { enter: Point; corner: Point; leave: Point };

function corners(line: Polyline, radius: number): Corner[] {
  return line.map((corner, i) => {
    const before = line[i - 1];
    const after = line[i + 1];
    if (!before || !after) return { enter: corner, corner, leave: corner };
    const toward = (other: Point): Point => {
      const length = distance(corner, other) || 1;
      return between(corner, other, Math.min(radius, length / 2) / length);
    };
    return { enter: toward(before), corner, leave: toward(after) };
  });
}

/** Removes tiny kinks before rounding. */
export function tidy(line: Polyline): Point[] {
  return simplify(line, 0.7);
}

/**
 * SVG path data with corners rounded by `radius` map units, to one decimal. Steps are relative to
 * the rounded position, so errors do not add up.
 */
export function roundedPath(line: Polyline, radius: number): string {
  const tenths = (value: number) => Math.round(value * 10);
  let here: Point = [0, 0];
  const pairs = (...places: Point[]) => {
    const from = here;
    here = places.at(-1) ?? here;
    return places
      .flatMap((p) => [0, 1].map((axis) => tenths(p[axis] ?? 0) - tenths(from[axis] ?? 0)))
      .map((step) => `${step / 10}`.replace(/^(-?)0\./, '$1.'))
      .reduce((text, step) => text + (text && !step.startsWith('-') ? ' ' : '') + step, '');
  };
  return corners(line, radius)
    .map((c, i, all) => {
      if (i === 0) return `M${pairs(c.corner)}`;
      if (i === all.length - 1) return `l${pairs(c.corner)}`;
      const straight = pairs(c.enter);
      return `${straight === '0 0' ? '' : `l${straight}`}q${pairs(c.corner, c.leave)}`;
    })
    .join('');
}

/** The rounded line as a polyline. */
export function roundedLine(line: Polyline, radius: number): Point[] {
  return corners(line, radius).flatMap((c, i, all): Point[] => {
    if (i === 0 || i === all.length - 1) return [c.corner];
    return [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
      const mix = (j: 0 | 1) =>
        (1 - t) * (1 - t) * c.enter[j] + 2 * t * (1 - t) * c.corner[j] + t * t * c.leave[j];
      return [mix(0), mix(1)];
    });
  });
}
