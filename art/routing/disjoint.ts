import { distance, distanceToPolyline, simplify } from '@/lib/city/geometry/geometry';
import type { GraphNode, Point, StreetGraph } from '@/lib/city/types';
import { countCrossings } from '@/lib/routing/crossings';
import { covers, type Depot, type Port, sill } from './depot';
import { type Path, shortestPath } from './shortest-path';

export type DisjointRules = {
  /** Distance kept between routes, and between the legs of one route, in map units. */
  clearance: number;
  /** False where no route may go. */
  allowed?: (node: GraphNode) => boolean;
  turnPenalty?: number;
};

/** Keeps account of the nodes that are closed because a route has used or neared them. */
class Closures {
  readonly closed: Uint8Array;

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

  close(nodes: readonly number[]): void {
    for (const id of nodes) this.closed[id] = 1;
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
    this.graph.nodes.forEach(({ x, y }, id) => {
      if (x < left || x > right || y < top || y > bottom) return;
      const at: Point = [x, y];
      // Streets bunch up at the depot, so only used nodes are closed right beside it.
      if (covers(this.depot, at, 14)) return;
      if (keep && distance(keep, at) < clearance * 1.5) return;
      if (distanceToPolyline(at, line) < clearance) this.closed[id] = 1;
    });
    this.close(nodes);
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

/** Gives the nodes that a leg may end in, equally good ones, best first. */
export type Goal = (closures: Closures) => readonly number[];

/**
 * Leads a route from a port through its goals. Used nodes are closed on the way, for this route and
 * all later ones; on failure the closures are left in an unspecified state and undefined is returned.
 */
function routeThrough(
  graph: StreetGraph,
  closures: Closures,
  port: Port,
  goals: readonly Goal[],
  turnPenalty: number | undefined,
) {
  const nodes = [port.node];
  const points: Point[] = [...port.points];
  /** Nodes of the waypoints, in order of visit. */
  const visits: number[] = [];
  let start = port.node;
  let arriving = -1;
  for (const goal of goals) {
    let leg: Path | undefined;
    for (const target of goal(closures)) {
      if (target === start) continue;
      const closed = (node: number) => closures.closed[node] === 1;
      leg = shortestPath(graph, start, target, { closed, turnPenalty, arriving });
      if (leg) break;
    }
    if (!leg) return undefined;
    nodes.push(...leg.nodes.slice(1));
    points.push(...leg.points.slice(1));
    arriving = leg.arriving;
    start = nodes[nodes.length - 1] as number;
    visits.push(start);
    closures.closeAlong(leg.nodes, leg.points, points[points.length - 1]);
  }
  closures.closeAlong(nodes, points);
  return { nodes, points, visits };
}

/** A route on the graph. It begins at the depot's edge. */
export type DisjointRoute = Readonly<NonNullable<ReturnType<typeof routeThrough>>>;

/**
 * Leads routes out of a depot, one after the other in the given order, so that no node is used
 * twice. Undefined where one finds no way, or where two of them cross.
 *
 * @param kept nodes that no route may pass on its way to another one
 */
export function routeInOrder(
  graph: StreetGraph,
  depot: Depot,
  rules: DisjointRules,
  ports: readonly Port[],
  goals: readonly (readonly Goal[])[],
  order: readonly number[],
  kept: readonly number[] = [],
): DisjointRoute[] | undefined {
  const closures = new Closures(graph, rules, depot);
  closures.close([...kept, ...ports.map(({ node }) => node)]);
  const routes: DisjointRoute[] = [];
  for (const id of order) {
    const way = [ports[id] as Port, goals[id] as readonly Goal[]] as const;
    const route = routeThrough(graph, closures, ...way, rules.turnPenalty);
    if (!route) return undefined;
    routes[id] = route;
  }
  return countCrossings(routes.map(({ points }) => points)) === 0 ? routes : undefined;
}
