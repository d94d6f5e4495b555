import { polylineLength } from '../city/geometry/geometry';
import type { GraphNode, Point, StreetGraph } from '../city/types';
import { countCrossings } from './crossings';
import { assignPorts, type Depot, findPorts, type Port } from './depot';
import { Closures, type DisjointRoute, type DisjointRules, routeThrough } from './disjoint';
import { permutations } from './permutations';

/** A route to be led out of the depot: the places it should pass, the last one being its end. */
export type Spoke = { readonly via: readonly Point[] };

const wanderings = (routes: readonly DisjointRoute[]) =>
  routes.reduce((sum, route) => sum + polylineLength(route.points), 0);

function attempt(
  graph: StreetGraph,
  depot: Depot,
  ports: readonly Port[],
  spokes: readonly Spoke[],
  rules: DisjointRules,
  order: readonly number[],
): DisjointRoute[] | undefined {
  const closures = new Closures(graph, rules, depot);
  for (const port of ports) closures.close(port.node);
  const routes: DisjointRoute[] = [];
  for (const id of order) {
    const goals = (spokes[id] as Spoke).via.map((p) => (now: Closures) => now.nearest(p, 6));
    const route = routeThrough(graph, closures, ports[id] as Port, goals, rules.turnPenalty ?? 20);
    if (!route) return undefined;
    routes[id] = route;
  }
  return routes;
}

/**
 * Leads one route per spoke out of the depot so that no node is used twice. Up to
 * `tries` orders are tried and the shortest plan wins; throws when no order works, so that a
 * build stops.
 */
export function planSpokes(
  graph: StreetGraph,
  depot: Depot,
  spokes: readonly Spoke[],
  rules: DisjointRules,
  givenPorts?: readonly Port[],
  tries = 120,
): DisjointRoute[] {
  const bearings = spokes.map(({ via }) => {
    const first = via[0] as Point;
    return Math.atan2(first[1] - depot.at[1], first[0] - depot.at[0]);
  });
  const ports = givenPorts ?? assignPorts(findPorts(graph, depot), bearings);
  if (!ports) throw new Error(`Too few streets leave the depot at ${depot.at.join(', ')}`);
  let best: DisjointRoute[] | undefined;
  let found = 0;
  const orders = permutations(spokes.length, 120);
  // A stride through the orders varies the first route early on.
  for (let i = 0; i < Math.min(tries, orders.length) && found < 3; i++) {
    const order = orders[(i * 43) % orders.length] as number[];
    const routes = attempt(graph, depot, ports, spokes, rules, order);
    if (!routes || countCrossings(routes.map((route) => route.points)) > 0) continue;
    found++;
    if (!best || wanderings(routes) < wanderings(best)) best = routes;
  }
  if (!best) throw new Error(`No untangled plan found from the depot at ${depot.at.join(', ')}`);
  return best;
}

/** A place for the depot near `middle` from which `count` streets leave well apart. */
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
