import type { DrawnRoute } from '@/art/maps/marks';
import type { Thread } from '@/art/maps/palette';
import { townPlan } from '@/art/maps/plans';
import { cityOf, inFrame, type Scene } from '@/art/maps/scene';
import { distance, polylineLength } from '@/lib/city/geometry/geometry';
import { metersPerUnit } from '@/lib/city/scale';
import type { GraphNode, Point } from '@/lib/city/types';
import type { Comparison } from '@/lib/picture/map-plan';
import { driveByHand, pickStops, weave } from '@/lib/routing/comparison';
import { type Depot, leaveDepot } from '@/lib/routing/depot';
import { tidy } from '@/lib/routing/polyline';

const vehicles: readonly Thread[] = ['ochre', 'plum', 'cobalt', 'madder', 'teal'];
const stopsEach = 5;

/**
 * The draw of the stops, how far they lie around the depot and from the frame (map units), and
 * which stop of each vehicle a planner by hand gives away.
 */
const draw = { seed: 74, reach: [186, 172], margin: 52, handed: 1 } as const;

/** The city in which the two plans are compared. */
export const comparisonPlan = townPlan({
  seed: 41,
  width: 475,
  height: 440,
  angle: 17,
  turn: 18,
  radials: [{ at: [150, 165], reach: 70 }],
});

type ComparedRoutes = { depot: Depot; woven: DrawnRoute[]; byHand: DrawnRoute[] };

function compare(): ComparedRoutes {
  const { graph } = cityOf(comparisonPlan);
  const at = (id: number): Point => {
    const node = graph.nodes[id] as GraphNode;
    return [node.x, node.y];
  };
  const near = (id: number) => distance(at(id), [216, 237]);
  const site = [...graph.nodes.keys()].reduce((a, b) => (near(b) < near(a) ? b : a));
  const depot: Depot = { at: at(site), width: 26, height: 26 };
  const within = (p: Point) => inFrame(comparisonPlan, p, draw.margin);
  const stops = pickStops(graph, depot, draw.seed, vehicles.length, stopsEach, draw.reach, within);
  const woven = weave(graph, depot, stops, 13);
  if (!woven) throw new Error('Five vehicles cannot serve these stops without meeting');
  const drawn = (routes: readonly { points: readonly Point[]; visits: readonly number[] }[]) =>
    routes.map(
      (route, i): DrawnRoute => ({
        thread: vehicles[i] as Thread,
        // Both plans are measured from the depot's edge.
        points: tidy(leaveDepot(route.points, depot)),
        stops: route.visits.map((stop) => ({ at: at(stop), served: false })),
      }),
    );
  const byHand = driveByHand(graph, site, stops, draw.handed);
  return { depot, woven: drawn(woven), byHand: drawn(byHand) };
}

let known: ComparedRoutes | undefined;
function comparisonRoutes(): ComparedRoutes {
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
export const comparison = (): Comparison => ({
  stops: vehicles.length * stopsEach,
  vehicles: vehicles.length,
  byHandKm: kilometers(comparisonScene('byHand').routes),
  wovenKm: kilometers(comparisonScene('woven').routes),
});
