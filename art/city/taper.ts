import { type GraphEdge, type River, type StreetGraph, streetKinds } from '@/lib/city/types';
import { between } from './lookup';
import { siteOf } from './river';

/** A last stretch is this long at most, in map units. */
const longest = 130;

const rank = (edge: GraphEdge) => streetKinds.indexOf(edge.kind);

function isBridge({ points }: GraphEdge, river: River | undefined): boolean {
  if (!river) return false;
  return points.some((p, i) => {
    const middle = between(p, points[i + 1] ?? p, 0.5);
    return [p, middle].some(([x, y]) => siteOf(river, x, y).offshore < 0);
  });
}

/** Gives the end of a street the class of a lesser street that it ends on. Bridges and long ends stay. */
export function taperStreets(graph: StreetGraph, river: River | undefined): StreetGraph {
  const edges = [...graph.edges];
  const edgeOf = (id: number) => edges[id] as GraphEdge;
  const othersAt = (node: number, but: number) =>
    (graph.incident[node] ?? []).filter((id) => id !== but);

  const lastStretch = (first: number, end: number): number[] => {
    const { street } = edgeOf(first);
    const stretch: number[] = [];
    let length = 0;
    let node = end;
    for (let id: number | undefined = first; id !== undefined; ) {
      const edge = edgeOf(id);
      length += edge.length;
      if (length > longest || isBridge(edge, river)) return [];
      stretch.push(id);
      node = edge.a === node ? edge.b : edge.a;
      const others = othersAt(node, id);
      const equal = (other: GraphEdge) => other.street !== street && rank(other) <= rank(edge);
      if (others.some((other) => equal(edgeOf(other)))) return stretch;
      id = others.find((other) => edgeOf(other).street === street);
    }
    return [];
  };

  for (const node of graph.nodes.keys()) {
    for (const id of graph.incident[node] ?? []) {
      const widest = Math.min(...othersAt(node, id).map((other) => rank(edgeOf(other))));
      const kind = streetKinds[widest];
      if (!kind || widest <= rank(edgeOf(id))) continue;
      for (const piece of lastStretch(id, node)) edges[piece] = { ...edgeOf(piece), kind };
    }
  }
  return { ...graph, edges };
}
