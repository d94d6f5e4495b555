import { distance } from '@/lib/city/geometry/geometry';
import type { Point, Polyline, River, RiverPlan } from '@/lib/city/types';
import { pairsOf } from './lookup';

/** A Catmull-Rom spline through positions, sampled about every `step` units. */
function smoothLine(through: Polyline, step: number): Point[] {
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

/** Map units from the water's edge to the street along it. */
const quayOffset = 9;

function offset(center: Polyline, by: (i: number) => number): Point[] {
  return center.map((p, i) => {
    const [before, after] = [center[i - 1] ?? p, center[i + 1] ?? p];
    const length = distance(before, after) || 1;
    const out = by(i) / length;
    return [p[0] - (after[1] - before[1]) * out, p[1] + (after[0] - before[0]) * out];
  });
}

/** Half the width at sample `i`, which varies a little. */
const halfWidth = ({ width }: Pick<River, 'width'>, i: number): number =>
  (width / 2) * (1 + 0.1 * Math.sin(i * 0.06));

export function buildRiver({ through, width }: RiverPlan): River {
  const center = smoothLine(through, 5);
  const left = offset(center, (i) => halfWidth({ width }, i));
  const right = offset(center, (i) => -halfWidth({ width }, i));
  return { center, outline: [...left, ...right.reverse()], width };
}

export function quays(river: River): Point[][] {
  return [1, -1].map((side) =>
    offset(river.center, (i) => side * (halfWidth(river, i) + quayOffset)),
  );
}

/** Map units to the water's edge, negative in the water, and the river's direction in radians. */
export function siteOf(river: River, x: number, y: number): { offshore: number; angle: number } {
  let [index, square] = [0, Number.POSITIVE_INFINITY];
  for (const [i, p] of river.center.entries()) {
    const away = (p[0] - x) ** 2 + (p[1] - y) ** 2;
    if (away < square) [index, square] = [i, away];
  }
  const before = river.center[Math.max(0, index - 1)] as Point;
  const after = river.center[Math.min(river.center.length - 1, index + 1)] as Point;
  return {
    offshore: Math.sqrt(square) - halfWidth(river, index),
    angle: Math.atan2(after[1] - before[1], after[0] - before[0]),
  };
}

/** Infinite where there is no river. */
export const offshoreAt = (river: River | undefined, [x, y]: Point): number =>
  river ? siteOf(river, x, y).offshore : Number.POSITIVE_INFINITY;

/** Points of the river `every` units apart, where bridges are tried first. */
export function bridgeSites(river: River, every: number, start: number): Point[] {
  const sites: Point[] = [];
  let due = start;
  for (const [a, b] of pairsOf(river.center)) {
    due -= distance(a, b);
    if (due > 0) continue;
    sites.push(b);
    due = every;
  }
  return sites;
}
