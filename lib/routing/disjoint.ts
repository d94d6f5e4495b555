import { distance, distanceToPolyline, simplify } from '../city/geometry/geometry';
import type { GraphNode, Point, StreetGraph } from '../city/types';
import { covers, type Depot, type Port, sill } from './depot';
import { type Path, shortestPath } from './shortest-path';

/** A route on the graph. It begins at the depot's edge. */
export type DisjointRoute = {
  readonly nodes: readonly number[];
  readonly points: readonly Point[];
  /** Nodes of the waypoints, in order of visit. */
  readonly visits: readonly number[];
};

export type DisjointRules = {
  /** Distance kept between routes, and between the legs of one route, in map units. */
  clearance: number;
  /** False where no route may go. */
  allowed?: (node: GraphNode) => boolean;
  turnPenalty?: number;
};

/** Keeps account of the nodes that are closed because a route has used or neared them. */
export class Closures {
  private readonly closed: Uint8Array;

  constructor(
    private readonly graph: StreetGraph,
    private readonly rules: DisjointRules,
    private readonly depot: Depot,
  ) {
    this.closed = new Uint8Array(graph.nodes.length);
    graph.nodes.forEach((node, id) => {
      const barred = rules.allowed !== undefined && !rules.allowed(node);
      if (barred || covers(depot, [node.x, node.y], sill)) this.closed[id] = 1;
    });
  }

  isClosed(node: number): boolean {
    return this.closed[node] === 1;
  }

  close(node: number): void {
    this.closed[node] = 1;
  }

  open(node: number): void {
    this.closed[node] = 0;
  }

  /** Closes the nodes of a leg and those within the clearance, except around `keep`. */
  closeAlong(nodes: readonly number[], points: readonly Point[], keep?: Point): void {
    const { clearance } = this.rules;
    const line = simplify(points, 0.5);
    const xs = line.map((p) => p[0]);
    const ys = line.map((p) => p[1]);
    const left = Math.min(...xs) - clearance;
    const right = Math.max(...xs) + clearance;
    const top = Math.min(...ys) - clearance;
    const bottom = Math.max(...ys) + clearance;
    this.graph.nodes.forEach((node, id) => {
      if (node.x < left || node.x > right || node.y < top || node.y > bottom) return;
      const at: Point = [node.x, node.y];
      // Streets bunch up at the depot, so only used nodes are closed right beside it.
      if (covers(this.depot, at, 14)) return;
      if (keep && distance(keep, at) < clearance * 1.5) return;
      if (distanceToPolyline(at, line) < clearance) this.closed[id] = 1;
    });
    for (const id of nodes) this.closed[id] = 1;
  }

  /** Open nodes nearest to a position, nearest first. */
  nearest(p: Point, count: number): number[] {
    return this.graph.nodes
      .map((node, id) => ({ id, off: Math.hypot(node.x - p[0], node.y - p[1]) }))
      .filter(({ id }) => this.closed[id] === 0 && (this.graph.incident[id]?.length ?? 0) > 2)
      .sort((a, b) => a.off - b.off)
      .slice(0, count)
      .map(({ id }) => id);
  }
}

/**
 * Leads a route from a port through its goals (each a list of equally good nodes, best first).
 * Used nodes are closed on the way, for this route and all later ones; on failure the closures
 * are left in an unspecified state and undefined is returned.
 */
export function routeThrough(
  graph: StreetGraph,
  closures: Closures,
  port: Port,
  goals: readonly ((closures: Closures) => readonly number[])[],
  turnPenalty: number,
): DisjointRoute | undefined {
  const nodes = [port.node];
  const points: Point[] = [...port.points];
  const visits: number[] = [];
  let arriving = -1;
  closures.close(port.node);
  for (const goal of goals) {
    const start = nodes[nodes.length - 1] as number;
    let leg: Path | undefined;
    for (const target of goal(closures)) {
      if (target === start) continue;
      leg = shortestPath(graph, start, target, {
        closed: (node) => closures.isClosed(node),
        turnPenalty,
        arriving,
      });
      if (leg) break;
    }
    if (!leg) return undefined;
    nodes.push(...leg.nodes.slice(1));
    points.push(...leg.points.slice(1));
    arriving = leg.arriving;
    visits.push(nodes[nodes.length - 1] as number);
    closures.closeAlong(leg.nodes, leg.points, points[points.length - 1]);
  }
  closures.closeAlong(nodes, points);
  return { nodes, points, visits };
}
