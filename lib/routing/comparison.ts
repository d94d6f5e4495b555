import { createRandom } from '../city/random';
import type { GraphNode, Point, StreetGraph } from '../city/types';
import { countCrossings } from './crossings';
import { assignPorts, type Depot, findPorts } from './depot';
import { Closures, type DisjointRoute, routeThrough } from './disjoint';
import { permutations } from './permutations';
import { type Path, shortestPath } from './shortest-path';

/** Stops are kept this far apart, in map units. */
const stopSpacing = 34;

const pointOf = (graph: StreetGraph, id: number): Point => {
  const node = graph.nodes[id] as GraphNode;
  return [node.x, node.y];
};

/**
 * Picks `vehicles` × `each` stops around a depot, sector by sector, nearest first. `reach` is the
 * distance of the farthest ones along x and y, in map units; all of them lie where `within` holds.
 */
export function pickStops(
  graph: StreetGraph,
  depot: Depot,
  seed: number,
  vehicles: number,
  each: number,
  reach: readonly [number, number],
  within: (p: Point) => boolean = () => true,
): number[][] {
  const random = createRandom(seed);
  const taken: Point[] = [depot.at];
  const turn = random() * Math.PI * 2;
  return Array.from({ length: vehicles }, (_, sector) =>
    Array.from({ length: each }, (_, rank) => {
      const spread = ((random() - 0.5) * 2 * Math.PI * 0.62) / vehicles;
      const angle = turn + (sector * 2 * Math.PI) / vehicles + spread;
      const share = 0.24 + (0.76 * rank) / (each - 1);
      const x = depot.at[0] + Math.cos(angle) * reach[0] * share;
      const y = depot.at[1] + Math.sin(angle) * reach[1] * share;
      const best = graph.nodes
        .map((node, id) => ({
          id,
          at: [node.x, node.y] as const,
          links: graph.incident[id]?.length ?? 0,
        }))
        .filter(
          ({ at, links }) =>
            links > 2 &&
            within(at) &&
            taken.every((p) => Math.hypot(p[0] - at[0], p[1] - at[1]) >= stopSpacing),
        )
        .sort(
          (p, q) => Math.hypot(p.at[0] - x, p.at[1] - y) - Math.hypot(q.at[0] - x, q.at[1] - y),
        )[0];
      if (!best) throw new Error('No room for another stop');
      taken.push(best.at);
      return best.id;
    }),
  );
}

/** Territories served one after the other, each nearest stop first, with no node used twice. */
export function weave(
  graph: StreetGraph,
  depot: Depot,
  territories: readonly (readonly number[])[],
  clearance: number,
): DisjointRoute[] | undefined {
  const bearings = territories.map((stops) => {
    const p = pointOf(graph, stops[0] as number);
    return Math.atan2(p[1] - depot.at[1], p[0] - depot.at[0]);
  });
  const ports = assignPorts(findPorts(graph, depot), bearings);
  if (!ports) return undefined;
  for (const order of permutations(territories.length, 24)) {
    const closures = new Closures(graph, { clearance }, depot);
    // Every stop belongs to one vehicle alone: the others may not even drive past it.
    for (const id of territories.flat()) closures.close(id);
    for (const port of ports) closures.close(port.node);
    const routes: DisjointRoute[] = [];
    for (const vehicle of order) {
      const port = ports[vehicle];
      const goals = (territories[vehicle] ?? []).map((id) => () => [id]);
      if (!port) return undefined;
      const route = routeThrough(graph, closures, port, goals, 14);
      if (!route) break;
      routes[vehicle] = route;
    }
    const whole = territories.every((_, id) => routes[id] !== undefined);
    if (whole && countCrossings(routes.map((route) => route.points)) === 0) return routes;
  }
  return undefined;
}

/**
 * The same stops as a tired planner shares them out: every vehicle has its own part of the city,
 * but the `handed`-th stop of each (0 is the first) goes to a neighbor. All drive outward, nearest
 * stop first, by the shortest way to each, whoever else is on the street.
 */
export function driveByHand(
  graph: StreetGraph,
  start: number,
  territories: readonly (readonly number[])[],
  handed: number,
): { points: Point[]; visits: number[] }[] {
  const count = territories.length;
  const away = (id: number) => {
    const [x, y] = pointOf(graph, id);
    const [fromX, fromY] = pointOf(graph, start);
    return Math.hypot(x - fromX, y - fromY);
  };
  return territories.map((own, vehicle) => {
    const neighbor = territories[(vehicle + 1) % count] ?? [];
    const visits = own
      .map((stop, rank) => (rank === handed ? (neighbor[rank] as number) : stop))
      .sort((p, q) => away(p) - away(q));
    const points: Point[] = [];
    let last = start;
    for (const stop of visits) {
      const leg: Path | undefined = shortestPath(graph, last, stop);
      if (!leg) throw new Error('A stop cannot be reached by street');
      points.push(...leg.points.slice(points.length === 0 ? 0 : 1));
      last = stop;
    }
    return { points, visits };
  });
}
