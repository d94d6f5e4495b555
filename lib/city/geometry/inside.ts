import type { Point, Polyline } from '../types';

/** True when a position lies inside a ring (even-odd rule; the ring closes by itself). */
export function isInside(ring: Polyline, [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [px, py] = ring[i] as Point;
    const [qx, qy] = ring[j] as Point;
    if (py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px) inside = !inside;
  }
  return inside;
}
