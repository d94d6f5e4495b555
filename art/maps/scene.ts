import type { City, CityPlan, GraphNode, Point, StreetGraph } from '@/lib/city/types';
import { tidy } from '@/lib/routing/polyline';
import { generateCity } from '../city/generate';
import type { Depot } from '../routing/depot';
import type { DisjointRoute } from '../routing/disjoint';
import { placeDepot, planSpokes } from '../routing/spokes';
import { placeStops, placeVehicle } from '../routing/stops';
import type { DrawnRoute } from './marks';
import type { Thread } from './palette';
import { places } from './plans';

/** A route to be laid: where it should pass, its stops, and how many are served already. */
export type RouteSpec = {
  thread: Thread;
  via: readonly Point[];
  stops: number;
  /** Stops behind the vehicle; leave out for a plan without vehicles. */
  served?: number;
};

/** A route in short: thread, 'x,y x,y …' to pass, number of stops, stops already served. */
export function route(thread: Thread, via: string, stops: number, served?: number): RouteSpec {
  const spec: RouteSpec = { thread, via: places(via), stops };
  return served === undefined ? spec : { ...spec, served };
}

/** What a map with routes shows. Positions in map units. */
export type SceneSpec = {
  depot: Point;
  /** Edge of the depot square in map units. */
  depotSize: number;
  routes: readonly RouteSpec[];
  /** Distance kept between routes in map units. */
  clearance?: number;
  /** Distance kept from the frame in map units. */
  inset?: number;
  allowed?: (p: Point) => boolean;
  /** Vehicles drive toward the depot and have the outer stops behind them. */
  inbound?: boolean;
};

export type Scene = { city: City; depot: Depot; routes: DrawnRoute[] };

const cities = new Map<string, City>();
/** Cities kept at a time: a build draws thousands for the blog, megabytes each. */
const keptCities = 24;

/** The city of a plan, drawn up once while it is in use. */
export function cityOf(plan: CityPlan): City {
  const key = JSON.stringify(plan);
  const city = cities.get(key) ?? generateCity(plan);
  // Last in the map is last used; the first goes.
  cities.delete(key);
  cities.set(key, city);
  const [oldest] = cities.keys();
  if (cities.size > keptCities && oldest !== undefined) cities.delete(oldest);
  return city;
}

/** True inside the frame of a plan, `inset` units away from its edges. */
export function inFrame(plan: CityPlan, p: Point, inset: number): boolean {
  return p[0] > inset && p[1] > inset && p[0] < plan.width - inset && p[1] < plan.height - inset;
}

/** Plans with more room between routes than asked for, if the streets allow it. */
function planRoomy(
  graph: StreetGraph,
  depot: Depot,
  specs: readonly RouteSpec[],
  clearance: number,
  allowed: (node: GraphNode) => boolean,
): DisjointRoute[] {
  for (const more of [1.8, 1.35]) {
    try {
      return planSpokes(
        graph,
        depot,
        specs,
        { clearance: clearance * more, allowed },
        undefined,
        12,
      );
    } catch {
      // Too tight for that much room; the next try asks for less.
    }
  }
  return planSpokes(graph, depot, specs, { clearance, allowed });
}

/** Lays depot and routes of a scene into its city; throws when they cannot be kept apart. */
export function layScene(plan: CityPlan, spec: SceneSpec): Scene {
  const city = cityOf(plan);
  const inset = spec.inset ?? 14;
  const bearings = spec.routes.map(({ via }) => {
    const first = via[0] as Point;
    return Math.atan2(first[1] - spec.depot[1], first[0] - spec.depot[0]);
  });
  const depot = placeDepot(city.graph, spec.depot, spec.depotSize, bearings);
  const allowed = (node: GraphNode) =>
    inFrame(plan, [node.x, node.y], inset) && (spec.allowed?.([node.x, node.y]) ?? true);
  const found = planRoomy(city.graph, depot, spec.routes, spec.clearance ?? 15, allowed);
  const routes = spec.routes.map((route, i): DrawnRoute => {
    const { nodes, points } = found[i] as (typeof found)[number];
    const line = tidy(points);
    const stops = placeStops(city.graph, nodes, line, route.stops);
    const served = route.served ?? 0;
    const passed = spec.inbound ? stops.length - served : served;
    const vehicle = placeVehicle(line, stops, passed);
    if (spec.inbound) vehicle.heading += 180;
    return {
      thread: route.thread,
      points: line,
      stops: stops.map(({ at }, rank) => ({
        at,
        served: rank < passed !== (spec.inbound ?? false),
      })),
      vehicle: route.served === undefined ? undefined : vehicle,
    };
  });
  return { city, depot, routes };
}
