import type { GraphEdge, Point, Street, StreetGraph, StreetKind } from '@/lib/city/types';
import { withEdges } from './graph';

/** Removes dead ends inside the frame, again and again until none is left. */
export function trimDeadEnds(graph: StreetGraph, width: number, height: number): StreetGraph {
  const beyond = 14;
  const free = graph.nodes.map(
    (n) => n.x < -beyond || n.y < -beyond || n.x > width + beyond || n.y > height + beyond,
  );
  const degree = graph.incident.map((list) => list.length);
  graph.edges.forEach((edge) => {
    if (edge.a === edge.b) degree[edge.a] = (degree[edge.a] ?? 0) + 1;
  });
  const gone = new Uint8Array(graph.edges.length);
  const queue = graph.nodes.map((_, id) => id).filter((id) => degree[id] === 1 && !free[id]);
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (degree[node] !== 1) continue;
    const id = (graph.incident[node] ?? []).find((edge) => gone[edge] === 0);
    if (id === undefined) continue;
    gone[id] = 1;
    const edge = graph.edges[id] as GraphEdge;
    const other = edge.a === node ? edge.b : edge.a;
    degree[node] = 0;
    degree[other] = (degree[other] ?? 0) - 1;
    if (degree[other] === 1 && !free[other]) queue.push(other);
  }
  return withEdges(graph, (_, id) => gone[id] === 0);
}

export function largestPart(graph: StreetGraph): StreetGraph {
  const part = new Int32Array(graph.nodes.length).fill(-1);
  const sizes: number[] = [];
  graph.nodes.forEach((_, start) => {
    if (part[start] !== -1) return;
    const id = sizes.push(0) - 1;
    const stack = [start];
    part[start] = id;
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      sizes[id] = (sizes[id] ?? 0) + 1;
      for (const edgeId of graph.incident[node] ?? []) {
        const edge = graph.edges[edgeId] as GraphEdge;
        for (const next of [edge.a, edge.b]) {
          if (part[next] !== -1) continue;
          part[next] = id;
          stack.push(next);
        }
      }
    }
  });
  const main = sizes.indexOf(Math.max(...sizes));
  return withEdges(graph, (edge) => part[edge.a] === main);
}

export function joinStreets(graph: StreetGraph): Street[] {
  const lines: { kind: StreetKind; points: Point[]; street: number; end: number }[] = [];
  for (const { kind, street, points, a, b } of graph.edges) {
    const last = lines.at(-1);
    if (last?.street === street && last.kind === kind && last.end === a) {
      last.points.push(...points.slice(1));
      last.end = b;
    } else lines.push({ kind, points: [...points], street, end: b });
  }
  return lines.map(({ kind, points }) => ({ kind, points }));
}

export function countDeadEnds(graph: StreetGraph, width: number, height: number): number {
  const ends = graph.nodes.filter((_, id) => graph.incident[id]?.length === 1);
  return ends.filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height).length;
}
