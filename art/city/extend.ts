import { distance } from '@/lib/city/geometry/geometry';
import type { Point, StreetKind } from '@/lib/city/types';
import type { SegmentLookup } from './lookup';

/** How far a street may be extended to meet another, in map units. */
const reach: Record<StreetKind, number> = { arterial: 170, major: 76, minor: 36 };

/** It runs this far past the one it meets, so that the two surely cross. */
const overshoot = 0.9;

/** Extends both ends of a street until they meet another; loops stay. */
export function extendStreet(
  line: readonly Point[],
  id: number,
  kind: StreetKind,
  placed: SegmentLookup,
): Point[] {
  if (distance(line[0] as Point, line.at(-1) as Point) < 1e-9) return [...line];
  const carryOn = (line: readonly Point[]): Point | undefined => {
    const end = line[line.length - 1] as Point;
    const back = line[Math.max(0, line.length - 4)] as Point;
    const length = distance(back, end);
    if (length === 0) return undefined;
    const [dx, dy] = [(end[0] - back[0]) / length, (end[1] - back[1]) / length];
    for (const turn of [0, 0.2, -0.2, 0.42, -0.42]) {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const far = reach[kind] * (turn === 0 ? 1 : 0.8);
      const [ux, uy] = [dx * cos - dy * sin, dx * sin + dy * cos];
      const hit = placed.firstHit(end, [end[0] + ux * far, end[1] + uy * far], id);
      if (hit === undefined) continue;
      const run = hit * far + overshoot;
      return [end[0] + ux * run, end[1] + uy * run];
    }
    return undefined;
  };
  const tail = carryOn(line);
  const head = carryOn(line.toReversed());
  return [...(head ? [head] : []), ...line, ...(tail ? [tail] : [])];
}
