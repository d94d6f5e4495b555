import type { Point, Polyline } from '../types';
import { distance } from './geometry';

/** Position (map units) and heading (degrees, 0 = east, clockwise) at a distance along a line. */
export function pointAt(line: Polyline, along: number): { at: Point; heading: number } {
  let left = Math.max(0, along);
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] as Point;
    const b = line[i] as Point;
    const length = distance(a, b);
    if (left <= length || i === line.length - 1) {
      const t = length === 0 ? 0 : Math.min(1, left / length);
      const heading = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      return { at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], heading };
    }
    left -= length;
  }
  return { at: line[0] as Point, heading: 0 };
}
