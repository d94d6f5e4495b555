import { polylineLength } from '../../../lib/city/geometry';
import type { GraphNode, Point } from '../../../lib/city/types';
import { driveByHand, pickStops, weave } from '../../../lib/routing/comparison';
import { type Depot, leaveDepot } from '../../../lib/routing/depot';
import type { DisjointRoute } from '../../../lib/routing/disjoint';
import { tidy } from '../../../lib/routing/polyline';
import type { DrawnRoute } from './marks';
import type { Thread } from './palette';
import { metersPerUnit, townPlan } from './plans';
import { cityOf, type Scene } from './scene';

const vehicles: readonly Thread[] = ['ochre', 'plum', 'cobalt', 'madder', 'teal'];
const stopsEach = 5;

/** The city in which the two plans are compared. */
export const comparisonPlan = townPlan({
  seed: 41,
  width: 475,
  height: 440,
  angle: 17,
  turn: 18,
  radials: [{ at: [150, 165], reach: 70 }],
});

type Comparison = { depot: Depot; stops: number[][]; woven: DrawnRoute[]; byHand: DrawnRoute[] };

function compare(): Comparison {
  const { graph } = cityOf(comparisonPlan);
  const middle: Point = [240, 222];
  const near = (n: GraphNode) => Math.hypot(n.x - middle[0], n.y - middle[1]);
  const sites = graph.nodes
    .map((node, id) => ({ node, id }))
    .filter(({ node, id }) => near(node) < 40 && (graph.incident[id]?.length ?? 0) > 2)
    .sort((p, q) => near(p.node) - near(q.node));
  for (const { node, id } of sites) {
    const depot: Depot = { at: [node.x, node.y], width: 26, height: 26 };
    const at = (stop: number): Point => {
      const place = graph.nodes[stop] as GraphNode;
      return [place.x, place.y];
    };
    let best: { stops: number[][]; found: DisjointRoute[]; detour: number } | undefined;
    for (let seed = 1; seed <= 24; seed++) {
      const stops = pickStops(graph, depot, seed, vehicles.length, stopsEach, [212, 192]);
      const found = weave(graph, depot, stops, 13);
      if (!found) continue;
      // Among the sets of stops that can be woven, the one with the fewest detours reads best.
      const driven = found.reduce((sum, { points }) => sum + polylineLength(points), 0);
      const direct = stops.reduce(
        (sum, list) => sum + polylineLength([depot.at, ...list.map(at)]),
        0,
      );
      const detour = driven / direct;
      if (!best || detour < best.detour) best = { stops, found, detour };
    }
    if (!best) continue;
    const draw = (routes: readonly { points: readonly Point[]; visits: readonly number[] }[]) =>
      routes.map(
        (route, i): DrawnRoute => ({
          thread: vehicles[i] as Thread,
          // Both plans are measured from the depot's edge.
          points: tidy(leaveDepot(route.points, depot)),
          stops: route.visits.map((stop) => ({ at: at(stop), served: false })),
        }),
      );
    const { stops, found } = best;
    return { depot, stops, woven: draw(found), byHand: draw(driveByHand(graph, id, stops)) };
  }
  throw new Error('No set of stops found that five vehicles can serve without meeting');
}

let known: Comparison | undefined;
function comparisonRoutes(): Comparison {
  known ??= compare();
  return known;
}

/** The scene of one of the two pictures. */
export function comparisonScene(kind: 'byHand' | 'woven'): Scene {
  const found = comparisonRoutes();
  return { city: cityOf(comparisonPlan), depot: found.depot, routes: found[kind] };
}

/** Kilometers of drawn routes, to one decimal. */
export function kilometers(routes: readonly DrawnRoute[]): number {
  const units = routes.reduce((sum, route) => sum + polylineLength(route.points), 0);
  return Math.round((units * metersPerUnit) / 100) / 10;
}

/** What the two pictures add up to; the kilometers are measured on the lines as drawn. */
export const comparison = {
  stops: vehicles.length * stopsEach,
  vehicles: vehicles.length,
  byHandKm: kilometers(comparisonScene('byHand').routes),
  wovenKm: kilometers(comparisonScene('woven').routes),
};
