import type { GraphEdge, GraphNode, Point, StreetGraph, StreetKind } from '@/lib/city/types';
import { Heap } from '@/lib/routing/heap';
import { sidePoints, sideStart } from '../city/graph';

/** What a unit of each street class costs: larger streets are slightly preferred. */
const preference: Record<StreetKind, number> = { arterial: 0.88, major: 0.92, minor: 1 };

export type Path = {
  readonly nodes: readonly number[];
  readonly points: readonly Point[];
  /** The half edge (2 × edge + direction) by which the goal is reached, or -1. */
  readonly arriving: number;
};

type PathOptions = {
  /** Start and goal are always allowed. */
  closed?: (node: number) => boolean;
  /** Cost of a right-angled turn in map units; other turns cost in proportion. */
  turnPenalty?: number;
  /** How the start was reached, so that the first turn counts. */
  arriving?: number;
};

/** Radians, when leaving or (`atEnd`) arriving. */
function heading(graph: StreetGraph, side: number, atEnd: boolean): number {
  const { points } = graph.edges[side >> 1] as GraphEdge;
  const backwards = (side & 1) === 1;
  const near = backwards === atEnd ? 0 : points.length - 2;
  const [p, q] = points.slice(near, near + 2) as [Point, Point];
  return backwards ? Math.atan2(p[1] - q[1], p[0] - q[0]) : Math.atan2(q[1] - p[1], q[0] - p[0]);
}

function turnBetween(graph: StreetGraph, from: number, to: number): number {
  const turn = Math.abs(heading(graph, to, false) - heading(graph, from, true));
  return Math.min(turn, 2 * Math.PI - turn);
}

function tracePath(graph: StreetGraph, before: Int32Array, side: number, start: number): Path {
  const sides: number[] = [];
  for (let at = side; at >= 0; at = before[at] as number) sides.unshift(at);
  const points: Point[] = [];
  const nodes = [start];
  for (const at of sides) {
    points.push(...sidePoints(graph, at).slice(points.length === 0 ? 0 : 1));
    nodes.push(sideStart(graph, at ^ 1));
  }
  return { nodes, points, arriving: side };
}

/** Cheapest way between two nodes (A*), or undefined when there is none. */
export function shortestPath(
  graph: StreetGraph,
  start: number,
  goal: number,
  options: PathOptions = {},
): Path | undefined {
  const { closed, turnPenalty = 14, arriving = -1 } = options;
  const target = graph.nodes[goal] as GraphNode;
  if (start === goal) {
    return { nodes: [start], points: [[target.x, target.y]], arriving };
  }
  const cost = new Float64Array(graph.edges.length * 2).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(graph.edges.length * 2).fill(-1);
  const done = new Uint8Array(graph.edges.length * 2);
  const heap = new Heap();
  const expand = (node: number, from: number, spent: number) => {
    for (const id of graph.incident[node] ?? []) {
      const edge = graph.edges[id] as GraphEdge;
      if (edge.a === edge.b) continue;
      const side = edge.a === node ? 2 * id : 2 * id + 1;
      const next = edge.a === node ? edge.b : edge.a;
      if (from >= 0 && side === (from ^ 1)) continue;
      if (next !== goal && closed?.(next)) continue;
      const turn = from < 0 ? 0 : turnBetween(graph, from, side) / (Math.PI / 2);
      const total = spent + edge.length * preference[edge.kind] + turnPenalty * turn;
      if (total >= (cost[side] as number)) continue;
      cost[side] = total;
      before[side] = from === arriving && node === start ? -1 : from;
      const p = graph.nodes[next] as GraphNode;
      heap.push(side, total + Math.hypot(p.x - target.x, p.y - target.y) * preference.arterial);
    }
  };
  expand(start, arriving, 0);
  for (let side = heap.pop(); side >= 0; side = heap.pop()) {
    if (done[side]) continue;
    done[side] = 1;
    const node = sideStart(graph, side ^ 1);
    if (node === goal) return tracePath(graph, before, side, start);
    expand(node, side, cost[side] as number);
  }
  return undefined;
}
