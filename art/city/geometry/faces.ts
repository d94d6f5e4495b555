import type { Point, Polyline, StreetGraph } from '@/lib/city/types';
import { sidePoints, sideStart } from '../graph';

/** The signed area in square units, and the middle weighted by it. */
function measured(ring: Polyline): { area: number; middle: Point } {
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
  return {
    area: twice / 2,
    middle: [origin[0] + x / (3 * twice), origin[1] + y / (3 * twice)],
  };
}

/** A block: the area between streets. `sides` are half edges, 2 × edge + (1 when run backwards). */
export type Face = { readonly sides: readonly number[]; readonly middle: Point };

export function findFaces(graph: StreetGraph): Face[] {
  const next = new Int32Array(graph.edges.length * 2).fill(-1);
  graph.nodes.forEach((_, node) => {
    const leaving: { side: number; angle: number }[] = [];
    for (const id of graph.incident[node] ?? []) {
      for (const side of [2 * id, 2 * id + 1]) {
        if (sideStart(graph, side) !== node) continue;
        const [p, q] = sidePoints(graph, side) as [Point, Point];
        leaving.push({ side, angle: Math.atan2(q[1] - p[1], q[0] - p[0]) });
      }
    }
    leaving.sort((p, q) => p.angle - q.angle);
    leaving.forEach((entry, i) => {
      // Arriving on its reverse, a face goes on with the neighboring side.
      const turn = leaving[(i + leaving.length - 1) % leaving.length];
      if (turn) next[entry.side ^ 1] = turn.side;
    });
  });
  const seen = new Uint8Array(next.length);
  const faces: Face[] = [];
  for (let start = 0; start < next.length; start++) {
    if (seen[start]) continue;
    const sides: number[] = [];
    const ring: Point[] = [];
    for (let side = start; side >= 0 && !seen[side]; side = next[side] as number) {
      seen[side] = 1;
      sides.push(side);
      ring.push(...sidePoints(graph, side).slice(0, -1));
    }
    const { area, middle } = measured(ring);
    if (area > 1) faces.push({ sides, middle });
  }
  return faces;
}

/** Outline of a union of faces, as closed rings for the even-odd rule. */
export function outlineOf(graph: StreetGraph, faces: readonly Face[]): Point[][] {
  const border = new Set<number>();
  for (const side of faces.flatMap(({ sides }) => sides)) {
    if (!border.delete(side ^ 1)) border.add(side);
  }
  const byOrigin = new Map<number, number[]>();
  for (const side of border) {
    const node = sideStart(graph, side);
    byOrigin.set(node, [...(byOrigin.get(node) ?? []), side]);
  }
  const rings: Point[][] = [];
  for (const start of border) {
    if (!border.has(start)) continue;
    const ring: Point[] = [];
    for (let side: number | undefined = start; side !== undefined && border.has(side); ) {
      border.delete(side);
      ring.push(...sidePoints(graph, side).slice(0, -1));
      const end: number = sideStart(graph, side ^ 1);
      side = byOrigin.get(end)?.find((other) => border.has(other));
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}
