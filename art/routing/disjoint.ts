import { distance, simplify } from '@/lib/city/geometry/geometry';
import type { GraphNode, Point, StreetGraph } from '@/lib/city/types';
import { countCrossings } from '@/lib/routing/crossings';
import { covers, type Depot, type Port, sill } from './depot';
import { distanceToPolyline } from './polyline';
import { type Path, shortestPath } from './shortest-path';

/** Places to pass; the last one is its end. */
export type Spoke = { readonly via: readonly Point[] };

export type DisjointRules = {
  /** Map units between routes, and between legs of a route. */
  clearance: number;
  /** False where no route may go. */
  allowed: (node: GraphNode) => boolean;
};

/** Of a right angle, in map units. */
const turnPenalty = 20;

/** Nodes that are closed because a route has used or neared them. */
class Closures {
  readonly closed: Uint8Array;

  constructor(
    private readonly graph: StreetGraph,
    private readonly rules: DisjointRules,
    private readonly depot: Depot,
  ) {
    this.closed = new Uint8Array(graph.nodes.length);
    graph.nodes.forEach((node, id) => {
      const barred = !rules.allowed(node) || covers(depot, [node.x, node.y], sill);
      if (barred) this.closed[id] = 1;
    });
  }

  close(nodes: readonly number[]): void {
    for (const id of nodes) this.closed[id] = 1;
  }

  /** Closes a leg and what lies within the clearance, except around `keep`. */
  closeAlong(nodes: readonly number[], points: readonly Point[], keep?: Point): void {
    const { clearance } = this.rules;
    const line = simplify(points, 0.5);
    const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
    const [left, right] = [Math.min(...xs) - clearance, Math.max(...xs) + clearance];
    const [top, bottom] = [Math.min(...ys) - clearance, Math.max(...ys) + clearance];
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

  nearest(p: Point, count: number): number[] {
    return this.graph.nodes
      .map((node, id) => ({ id, off: Math.hypot(node.x - p[0], node.y - p[1]) }))
      .filter(({ id }) => this.closed[id] === 0 && (this.graph.incident[id]?.length ?? 0) > 2)
      .sort((a, b) => a.off - b.off)
      .slice(0, count)
      .map(({ id }) => id);
  }
}

/** Leads a route near its places and closes its nodes; undefined where there is no way. */
function routeThrough(graph: StreetGraph, closures: Closures, port: Port, via: readonly Point[]) {
  const nodes = [port.node];
  const points: Point[] = [...port.points];
  let start = port.node;
  let arriving = -1;
  for (const place of via) {
    let leg: Path | undefined;
    for (const target of closures.nearest(place, 6)) {
      if (target === start) continue;
      const closed = (node: number) => closures.closed[node] === 1;
      leg = shortestPath(graph, start, target, { closed, turnPenalty, arriving });
      if (leg) break;
    }
    if (!leg) return undefined;
    nodes.push(...leg.nodes.slice(1));
    points.push(...leg.points.slice(1));
    arriving = leg.arriving;
    start = nodes.at(-1) as number;
    closures.closeAlong(leg.nodes, leg.points, points.at(-1));
  }
  closures.closeAlong(nodes, points);
  return { nodes, points };
}

export type DisjointRoute = Readonly<NonNullable<ReturnType<typeof routeThrough>>>;

/** Routes that share no node, in an order; undefined where one finds no way. */
export function routeInOrder(
  graph: StreetGraph,
  depot: Depot,
  rules: DisjointRules,
  ports: readonly Port[],
  spokes: readonly Spoke[],
  order: readonly number[],
): DisjointRoute[] | undefined {
  const closures = new Closures(graph, rules, depot);
  closures.close(ports.map(({ node }) => node));
  const routes: DisjointRoute[] = [];
  for (const id of order) {
    const route = routeThrough(graph, closures, ports[id] as Port, spokes[id]?.via ?? []);
    if (!route) return undefined;
    routes[id] = route;
  }
  return countCrossings(routes.map(({ points }) => points)) === 0 ? routes : undefined;
}
