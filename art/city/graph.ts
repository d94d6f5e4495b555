import { distance, polylineLength } from '@/lib/city/geometry/geometry';
import type { GraphEdge, GraphNode, Point, Street, StreetGraph } from '@/lib/city/types';
import { meetings } from './lookup';

/** Crossings closer together than this (map units) become one node. */
const merge = 0.6;

class NodeBook {
  readonly nodes: GraphNode[] = [];
  private readonly cells = new Map<string, number[]>();

  placeOf(id: number): Point {
    const { x, y } = this.nodes[id] as GraphNode;
    return [x, y];
  }

  at([x, y]: Point): number {
    const column = Math.round(x / merge);
    const row = Math.round(y / merge);
    for (let c = column - 1; c <= column + 1; c++) {
      for (let r = row - 1; r <= row + 1; r++) {
        for (const id of this.cells.get(`${c},${r}`) ?? []) {
          const node = this.nodes[id] as GraphNode;
          if (Math.hypot(node.x - x, node.y - y) <= merge) return id;
        }
      }
    }
    const id = this.nodes.push({ x, y }) - 1;
    const cell = `${column},${row}`;
    this.cells.set(cell, [...(this.cells.get(cell) ?? []), id]);
    return id;
  }
}

type Cut = { index: number; t: number; node: number };

function findCuts(streets: readonly Street[], book: NodeBook): Cut[][] {
  const cuts: Cut[][] = streets.map(() => []);
  for (const { line, index, other, t, u, at } of meetings(streets.map(({ points }) => points))) {
    const node = book.at(at);
    cuts[line]?.push({ index, t, node });
    cuts[other.line]?.push({ index: other.index, t: u, node });
  }
  return cuts;
}

function splitStreet(street: Street, id: number, cuts: Cut[], book: NodeBook): GraphEdge[] {
  const edges: GraphEdge[] = [];
  const sorted = [...cuts].sort((p, q) => p.index - q.index || p.t - q.t);
  const stations: Cut[] = [
    { index: 0, t: 0, node: book.at(street.points[0] as Point) },
    ...sorted,
    { index: street.points.length - 2, t: 1, node: book.at(street.points.at(-1) as Point) },
  ];
  for (let i = 1; i < stations.length; i++) {
    const from = stations[i - 1] as Cut;
    const to = stations[i] as Cut;
    if (from.node === to.node && to.index - from.index < 3) continue;
    const [start, end] = [book.placeOf(from.node), book.placeOf(to.node)];
    const between = street.points
      .slice(from.index + 1, to.index + 1)
      .filter((p) => distance(p, start) > merge && distance(p, end) > merge);
    const points = [start, ...between, end];
    const length = polylineLength(points);
    edges.push({ a: from.node, b: to.node, kind: street.kind, street: id, points, length });
  }
  return edges;
}

function incidence(count: number, edges: readonly GraphEdge[]): number[][] {
  const incident: number[][] = Array.from({ length: count }, () => []);
  edges.forEach((edge, id) => {
    incident[edge.a]?.push(id);
    if (edge.b !== edge.a) incident[edge.b]?.push(id);
  });
  return incident;
}

function compact(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): StreetGraph {
  const renamed = new Map<number, number>();
  const kept: GraphNode[] = [];
  const rename = (node: number) => {
    const known = renamed.get(node);
    if (known !== undefined) return known;
    renamed.set(node, kept.length);
    return kept.push(nodes[node] as GraphNode) - 1;
  };
  const moved = edges.map((edge) => ({ ...edge, a: rename(edge.a), b: rename(edge.b) }));
  return { nodes: kept, edges: moved, incident: incidence(kept.length, moved) };
}

export const withEdges = (
  { nodes, edges }: StreetGraph,
  isKept: (edge: GraphEdge, id: number) => boolean,
): StreetGraph => compact(nodes, edges.filter(isKept));

/** Cuts streets at every crossing and returns the planar graph of the pieces. */
export function buildGraph(streets: readonly Street[]): StreetGraph {
  const book = new NodeBook();
  const cuts = findCuts(streets, book);
  const edges: GraphEdge[] = [];
  const known = new Set<string>();
  streets.forEach((street, id) => {
    for (const edge of splitStreet(street, id, cuts[id] ?? [], book)) {
      const middle = edge.points[Math.floor(edge.points.length / 2)] as Point;
      const ends = [Math.min(edge.a, edge.b), Math.max(edge.a, edge.b)].join();
      // Two streets that share a stretch would give the same edge twice.
      const name = edge.points.length < 3 ? ends : `${ends},${middle.map(Math.round).join()}`;
      if (known.has(name)) continue;
      known.add(name);
      edges.push(edge);
    }
  });
  return compact(book.nodes, edges);
}

/** The node that a half edge (2 × edge + 1 when run backwards) leads away from. */
export function sideStart(graph: StreetGraph, side: number): number {
  const { a, b } = graph.edges[side >> 1] as GraphEdge;
  return side & 1 ? b : a;
}

export function sidePoints(graph: StreetGraph, side: number): readonly Point[] {
  const { points } = graph.edges[side >> 1] as GraphEdge;
  return side & 1 ? points.toReversed() : points;
}
