import { compact } from '../graph';
import { SegmentLookup } from '../lookup';
import {
  type GraphEdge,
  type GraphNode,
  type Point,
  type StreetGraph,
  streetKinds,
} from '../types';
import { intersect } from './geometry';

const rank = (edge: GraphEdge) => streetKinds.indexOf(edge.kind) * 1e4 + edge.length;

/**
 * Where two streets run almost along each other, moving their crossings onto shared nodes can
 * make them cross once more. The lesser stretch of such a pair is dropped.
 */
export function dropStrays(graph: StreetGraph): StreetGraph {
  const lookup = new SegmentLookup(24);
  const dropped = new Set<number>();
  graph.edges.forEach((edge, id) => {
    for (let i = 1; i < edge.points.length; i++) {
      const a = edge.points[i - 1] as Point;
      const b = edge.points[i] as Point;
      for (const segment of lookup.near(a, b)) {
        const hit = intersect(a, b, segment.a, segment.b);
        const other = graph.edges[segment.line];
        if (!hit || !other) continue;
        const x = a[0] + (b[0] - a[0]) * hit.t;
        const y = a[1] + (b[1] - a[1]) * hit.t;
        const shared = [edge.a, edge.b].some((node) => {
          const at = graph.nodes[node] as GraphNode;
          const meets = other.a === node || other.b === node;
          return meets && Math.hypot(at.x - x, at.y - y) < 0.3;
        });
        if (!shared) dropped.add(rank(edge) >= rank(other) ? id : segment.line);
      }
    }
    lookup.add(edge.points, id);
  });
  if (dropped.size === 0) return graph;
  return compact(
    graph.nodes,
    graph.edges.filter((_, id) => !dropped.has(id)),
  );
}
