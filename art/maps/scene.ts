import type { City, CityPlan, GraphNode, Point } from '@/lib/city/types';
import { generateCity } from '../city/generate';
import { bearingOf, type Depot } from '../routing/depot';
import type { DisjointRoute } from '../routing/disjoint';
import { tidy } from '../routing/polyline';
import { placeDepot, planSpokes } from '../routing/spokes';
import { placeStops, placeVehicle } from '../routing/stops';
import type { DrawnRoute } from './marks';
import type { Hue } from './palette';
import { places } from './plans';

export type RouteSpec = {
  hue: Hue;
  via: readonly Point[];
  stops: number;
  /** Stops behind the vehicle; without it no vehicle is drawn. */
  served?: number;
};

/** A route in short: route, 'x,y x,y …' to pass, number of stops, stops already served. */
export function route(hue: Hue, via: string, stops: number, served?: number): RouteSpec {
  const spec: RouteSpec = { hue, via: places(via), stops };
  return served === undefined ? spec : { ...spec, served };
}

/** Positions and distances in map units. */
export type SceneSpec = {
  depot: Point;
  depotSize: number;
  routes: readonly RouteSpec[];
  lineWidth?: number;
  /** Between routes. */
  clearance?: number;
  /** From the frame. */
  inset?: number;
  allowed?: (p: Point) => boolean;
  /** Vehicles drive toward the depot and have the outer stops behind them. */
  inbound?: boolean;
};

export type Scene = { city: City; depot: Depot; routes: DrawnRoute[] };

const cities = new Map<string, City>();
/** Cities kept at a time: a build draws thousands for the blog, megabytes each. */
const keptCities = 24;

export function cityOf(plan: CityPlan): City {
  const key = JSON.stringify(plan);
  const city = cities.get(key) ?? generateCity(plan);
  // The last used is last in the map.
  cities.delete(key);
  cities.set(key, city);
  const [oldest] = cities.keys();
  if (cities.size > keptCities && oldest !== undefined) cities.delete(oldest);
  return city;
}

export function inFrame(plan: CityPlan, p: Point, inset: number): boolean {
  return p[0] > inset && p[1] > inset && p[0] < plan.width - inset && p[1] < plan.height - inset;
}

/** With more room between routes than asked for, if the streets allow it. */
function planRoomy(plan: (roomier: number, tries?: number) => DisjointRoute[]): DisjointRoute[] {
  for (const roomier of [1.8, 1.35]) {
    try {
      return plan(roomier, 12);
    } catch {
      // Too tight; the next try asks for less.
    }
  }
  return plan(1);
}

/** Throws where the routes cannot be kept disjoint. */
export function routeScene(plan: CityPlan, spec: SceneSpec): Scene {
  const city = cityOf(plan);
  const inset = spec.inset ?? 14;
  const bearings = spec.routes.map(({ via }) => bearingOf(spec.depot, via[0] as Point));
  const depot = placeDepot(city.graph, spec.depot, spec.depotSize, bearings);
  const allowed = (node: GraphNode) =>
    inFrame(plan, [node.x, node.y], inset) && (spec.allowed?.([node.x, node.y]) ?? true);
  const found = planRoomy((roomier, tries) => {
    const rules = { clearance: (spec.clearance ?? 15) * roomier, allowed };
    return planSpokes(city.graph, depot, spec.routes, rules, undefined, tries);
  });
  const routes = spec.routes.map((route, i): DrawnRoute => {
    const { nodes, points } = found[i] as DisjointRoute;
    const line = tidy(points);
    const stops = placeStops(city.graph, nodes, line, route.stops);
    const served = route.served ?? 0;
    const passed = spec.inbound ? stops.length - served : served;
    const vehicle = placeVehicle(line, stops, passed);
    if (spec.inbound) vehicle.heading += 180;
    return {
      hue: route.hue,
      points: line,
      stops: stops.map(({ at }, rank) => ({ at, served: rank < passed !== !!spec.inbound })),
      vehicle: route.served === undefined ? undefined : vehicle,
    };
  });
  return { city, depot, routes };
}
