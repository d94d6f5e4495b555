import { type GraphEdge, type GraphNode, type StreetGraph, streetKinds } from '@/lib/city/types';
import { withEdges } from '../graph';
import { type Meeting, meetings } from '../lookup';

const rank = (edge: GraphEdge) => streetKinds.indexOf(edge.kind) * 1e4 + edge.length;

/** Where edges meet farther than `reach` map units from every node they share; lines are edges. */
function* strays(graph: StreetGraph, reach: number): Generator<Meeting> {
  for (const meeting of meetings(graph.edges.map(({ points }) => points))) {
    const edge = graph.edges[meeting.line] as GraphEdge;
    const rival = graph.edges[meeting.other.line] as GraphEdge;
    const shared = [edge.a, edge.b].some((node) => {
      const at = graph.nodes[node] as GraphNode;
      const meets = rival.a === node || rival.b === node;
      return meets && Math.hypot(at.x - meeting.at[0], at.y - meeting.at[1]) < reach;
    });
    if (!shared) yield meeting;
  }
}

/** Drops the lesser of two streets that cross again once their crossings were moved onto shared nodes. */
export function dropStrays(graph: StreetGraph): StreetGraph {
  const dropped = new Set<number>();
  const rankOf = (id: number) => rank(graph.edges[id] as GraphEdge);
  for (const { line, other } of strays(graph, 0.3)) {
    dropped.add(rankOf(line) >= rankOf(other.line) ? line : other.line);
  }
  if (dropped.size === 0) return graph;
  return withEdges(graph, (_, id) => !dropped.has(id));
}

export const strayCrossings = (graph: StreetGraph): string[] =>
  [...strays(graph, 0.7)].map(
    ({ line, other, at: [x, y] }) => `${line} × ${other.line} at ${x.toFixed(1)}, ${y.toFixed(1)}`,
  );
