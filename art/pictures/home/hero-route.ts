import { cityOf, hues, inFrame, num, places, type RouteSpec } from '@/art/maps';
import { drawDepot } from '@/art/maps/marks';
import { distanceAlong, roundedLine, roundedPath, tidy } from '@/art/routing/polyline';
import { pointAt } from '@/lib/city/geometry/along';
import { polylineLength } from '@/lib/city/geometry/geometry';
import { metersPerUnit } from '@/lib/city/scale';
import type { CityPlan, GraphNode, Point } from '@/lib/city/types';
import type { HeroPlan, HeroRoute } from '@/lib/picture/map-plan';
import { covers, type Depot, findPorts, type Port } from '../../routing/depot';
import { planSpokes } from '../../routing/spokes';
import { placeStops, placeVehicle } from '../../routing/stops';

export function heroRoutes({ routes, bundle, depot, lineWidth }: HeroPlan): string {
  const { x, y, width, height } = depot;
  const lines = routes.map(({ d }, i) => {
    const lane = bundle[i];
    return lane ? `M0 ${lane.y}H${lane.toX}${d}` : d;
  });
  const stop = ({ x, y, served }: HeroRoute['stops'][number]) =>
    `<circle class="${served ? 's' : 'g'}" cx="${num(x)}" cy="${num(y)}" r="${num(lineWidth * 1.04)}"/>`;
  return [
    `<path class="l k" stroke-width="${num(lineWidth + 3.4)}" d="${lines.join('')}"/>`,
    ...routes.map(
      ({ hue, stops }, i) =>
        `<g class="t${hues.indexOf(hue)}"><path class="l" stroke-width="${num(lineWidth)}" d="${lines[i]}"/><g stroke-width="${num(lineWidth * 0.42)}">${stops.map(stop).join('')}</g></g>`,
    ),
    drawDepot({ ...depot, at: [x + width / 2, y + height / 2] }, 5),
  ].join('');
}

const lineWidth = 5;
const round = (value: number) => Math.round(value * 10) / 10;
const rounded = ([x, y]: Point) => ({ x: round(x), y: round(y) });

function lanePorts(city: CityPlan, depot: Depot, heights: readonly number[]): Port[] {
  const right = depot.at[0] + depot.width / 2;
  const ports = findPorts(cityOf(city).graph, depot);
  return heights.map((y) => {
    const port = ports.find(({ points }) => {
      const exit = points[0] as Point;
      return Math.abs(exit[0] - right) < 1 && Math.abs(exit[1] - y) < 1;
    });
    if (!port) throw new Error(`The hero's lane at ${y} has no street to lead into`);
    return port;
  });
}

/** Positions and distances in map units. */
type HeroSpec = {
  city: CityPlan;
  depot: Depot;
  /** One for each route, top to bottom. */
  heights: readonly number[];
  specs: readonly RouteSpec[];
  /** Where routes may pass. */
  open: (p: Point) => boolean;
  /** Left middle of each route's label from its vehicle, 'x,y …'. */
  labels: string;
  clearance: number;
};

/** Leads each route out of the depot at its height. */
export function routeHero(hero: HeroSpec): HeroPlan {
  const { city, depot, heights, specs, open, clearance } = hero;
  const labels = places(hero.labels);
  const { graph } = cityOf(city);
  const ports = lanePorts(city, depot, heights);
  const isOpen = (p: Point) => inFrame(city, p, 14) && open(p) && !covers(depot, p, 5);
  const rules = { clearance, allowed: ({ x, y }: GraphNode) => isOpen([x, y]) };
  const found = planSpokes(graph, depot, specs, rules, ports);
  const routes = specs.map((spec, i): HeroRoute => {
    const { nodes, points } = found[i] as (typeof found)[number];
    const line = tidy(points);
    const drawn = roundedLine(line, 1.6 * lineWidth);
    const stops = placeStops(graph, nodes, line, spec.stops, 0.3);
    const place = placeVehicle(line, stops, spec.served ?? 0);
    const along = (place.along / polylineLength(line)) * polylineLength(drawn);
    const vehicle = pointAt(drawn, along);
    const { x, y } = rounded(vehicle.at);
    const [right = 0, down = 0] = labels[i] ?? [];
    return {
      hue: spec.hue,
      d: roundedPath(line, 1.6 * lineWidth),
      length: round(polylineLength(drawn)),
      stops: stops.map(({ at }, rank) => ({
        ...rounded(at),
        served: rank < (spec.served ?? 0),
        along: round(distanceAlong(drawn, at)),
      })),
      vehicle: { x, y, heading: round(vehicle.heading), along: round(along) },
      label: { x: round(x + right), y: round(y + down) },
      points: drawn,
    };
  });
  const [left, top] = [depot.at[0] - depot.width / 2, depot.at[1] - depot.height / 2];
  return {
    width: city.width,
    height: city.height,
    depot: { x: left, y: top, width: depot.width, height: depot.height },
    bundle: specs.map(({ hue }, i) => ({
      hue,
      y: heights[i] ?? depot.at[1],
      fromX: -400,
      toX: left + 4,
    })),
    routes,
    lineWidth,
    metersPerUnit,
  };
}
