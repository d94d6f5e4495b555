import { pointAt } from '@/lib/city/geometry/along';
import { polylineLength } from '@/lib/city/geometry/geometry';
import type { GraphNode, Point, StreetGraph } from '@/lib/city/types';
import { distanceAlong } from './polyline';

/** `along` is the distance from the depot in map units. */
export type Stop = { readonly at: Point; readonly along: number };

/** At street corners, about evenly spaced; `lead` is the share kept free after the depot. */
export function placeStops(
  graph: StreetGraph,
  nodes: readonly number[],
  line: readonly Point[],
  count: number,
  lead = 0.14,
): Stop[] {
  const total = polylineLength(line);
  const corners = nodes.map((id): Stop => {
    const node = graph.nodes[id] as GraphNode;
    const at: Point = [node.x, node.y];
    return { at, along: distanceAlong(line, at) };
  });
  const stops: Stop[] = [];
  // The end comes first: a route always ends at a stop.
  for (let i = count - 1; i >= 0; i--) {
    const target = total * (count === 1 ? 1 : lead + ((1 - lead) * i) / (count - 1));
    const free = corners.filter((c) => !stops.some((s) => Math.abs(s.along - c.along) < 13));
    const off = ({ along }: Stop) => Math.abs(along - target);
    const [best] = free.sort((a, b) => off(a) - off(b));
    if (best) stops.push(best);
  }
  return stops.sort((a, b) => a.along - b.along);
}

/** About halfway to the next stop, on a straight stretch if possible. Heading in degrees. */
export function placeVehicle(
  line: readonly Point[],
  stops: readonly Stop[],
  served: number,
): { at: Point; heading: number; along: number } {
  const from = stops[served - 1]?.along ?? 0;
  const to = stops[served]?.along ?? polylineLength(line);
  const straight = (share: number) => {
    const along = from + (to - from) * share;
    const turn = pointAt(line, along + 11).heading - pointAt(line, along - 11).heading;
    return Math.cos((turn * Math.PI) / 180) > 0.93;
  };
  const share = [0.5, 0.42, 0.58, 0.34, 0.66].find(straight) ?? 0.5;
  const along = from + (to - from) * share;
  return { ...pointAt(line, along), along };
}
