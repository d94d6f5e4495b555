import { distance } from '../city/geometry/geometry';
import { createRandom } from '../city/random';
import type { GraphNode, Point, StreetGraph } from '../city/types';
import { assignPorts, bearingOf, type Depot, findPorts } from './depot';
import { type DisjointRoute, routeInOrder } from './disjoint';
import { permutations } from './permutations';
import { shortestPath } from './shortest-path';

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
        .map((node, id) => ({ id, at: [node.x, node.y] as const }))
        .filter(
          ({ id, at }) =>
            (graph.incident[id]?.length ?? 0) > 2 &&
            within(at) &&
            taken.every((p) => distance(p, at) >= stopSpacing),
        )
        .sort((p, q) => distance(p.at, [x, y]) - distance(q.at, [x, y]))[0];
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
  const bearings = territories.map(([first]) => bearingOf(depot, pointOf(graph, first as number)));
  const ports = assignPorts(findPorts(graph, depot), bearings);
  if (!ports) return undefined;
  const rules = { clearance, turnPenalty: 14 };
  const goals = territories.map((stops) => stops.map((id) => () => [id]));
  // Every stop belongs to one vehicle alone: the others may not even drive past it.
  const kept = territories.flat();
  for (const order of permutations(territories.length, 24)) {
    const routes = routeInOrder(graph, depot, rules, ports, goals, order, kept);
    if (routes) return routes;
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
  const away = (id: number) => distance(pointOf(graph, id), pointOf(graph, start));
  return territories.map((own, vehicle) => {
    const neighbor = territories[(vehicle + 1) % count] ?? [];
    const visits = own
      .map((stop, rank) => (rank === handed ? (neighbor[rank] as number) : stop))
      .sort((p, q) => away(p) - away(q));
    const points: Point[] = [];
    let last = start;
    for (const stop of visits) {
      const leg = shortestPath(graph, last, stop);
      if (!leg) throw new Error('A stop cannot be reached by street');
      points.push(...leg.points.slice(points.length === 0 ? 0 : 1));
      last = stop;
    }
    return { points, visits };
  });
}
