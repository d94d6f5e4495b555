import { intersect } from './geometry/geometry';
import { SegmentLookup } from './lookup';
import type { GraphNode, Point, StreetGraph } from './types';

/** Pairs of edges that meet anywhere but in a shared node. */
export function strayCrossings(graph: StreetGraph): string[] {
  const lookup = new SegmentLookup(24);
  const found: string[] = [];
  graph.edges.forEach((edge, id) => {
    for (let i = 1; i < edge.points.length; i++) {
      const a = edge.points[i - 1] as Point;
      const b = edge.points[i] as Point;
      for (const other of lookup.near(a, b)) {
        const hit = intersect(a, b, other.a, other.b);
        if (!hit) continue;
        const x = a[0] + (b[0] - a[0]) * hit.t;
        const y = a[1] + (b[1] - a[1]) * hit.t;
        const rival = graph.edges[other.line];
        const shared = [edge.a, edge.b].some((node) => {
          const at = graph.nodes[node] as GraphNode;
          const near = Math.hypot(at.x - x, at.y - y) < 0.7;
          return near && (rival?.a === node || rival?.b === node);
        });
        if (!shared) found.push(`${id} × ${other.line} at ${x.toFixed(1)}, ${y.toFixed(1)}`);
      }
    }
    lookup.add(edge.points, id);
  });
  return found;
}
