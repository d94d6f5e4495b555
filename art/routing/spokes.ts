import { times } from '@/art/pens/shapes';
import { polylineLength } from '@/lib/city/geometry/geometry';
import type { GraphNode, Point, StreetGraph } from '@/lib/city/types';
import { assignPorts, bearingOf, type Depot, findPorts, type Port } from './depot';
import { type DisjointRoute, type DisjointRules, routeInOrder, type Spoke } from './disjoint';

/** All orders of 0 … count − 1, natural order first. Always the same sequence. */
const permutations = (count: number, order: readonly number[] = []): (readonly number[])[] =>
  order.length === count
    ? [order]
    : times(count, (i) => (order.includes(i) ? [] : permutations(count, [...order, i]))).flat();

const wanderings = (routes: readonly DisjointRoute[]) =>
  routes.reduce((sum, route) => sum + polylineLength(route.points), 0);

/** One disjoint route per spoke: the shortest plan of up to `tries` orders. Throws where none works. */
export function planSpokes(
  graph: StreetGraph,
  depot: Depot,
  spokes: readonly Spoke[],
  rules: DisjointRules,
  givenPorts?: readonly Port[],
  tries = 120,
): DisjointRoute[] {
  const bearings = spokes.map(({ via }) => bearingOf(depot.at, via[0] as Point));
  const ports = givenPorts ?? assignPorts(findPorts(graph, depot), bearings);
  if (!ports) throw new Error(`Too few streets leave the depot at ${depot.at.join(', ')}`);
  let best: DisjointRoute[] | undefined;
  let found = 0;
  const orders = permutations(spokes.length).slice(0, 120);
  // A stride varies the first route early on.
  for (let i = 0; i < Math.min(tries, orders.length) && found < 3; i++) {
    const order = orders[(i * 43) % orders.length] ?? [];
    const routes = routeInOrder(graph, depot, rules, ports, spokes, order);
    if (!routes) continue;
    found++;
    if (!best || wanderings(routes) < wanderings(best)) best = routes;
  }
  if (!best) throw new Error(`No untangled plan found from the depot at ${depot.at.join(', ')}`);
  return best;
}

/** Near `middle`, where enough streets leave. */
export function placeDepot(
  graph: StreetGraph,
  middle: Point,
  size: number,
  bearings: readonly number[],
): Depot {
  const near = (node: GraphNode) => Math.hypot(node.x - middle[0], node.y - middle[1]);
  const sites = graph.nodes.filter((node) => near(node) < 70).sort((p, q) => near(p) - near(q));
  for (const site of sites) {
    const depot: Depot = { at: [site.x, site.y], width: size, height: size };
    if (assignPorts(findPorts(graph, depot), bearings)) return depot;
  }
  throw new Error(`No room for a depot near ${middle.join(', ')}`);
}
