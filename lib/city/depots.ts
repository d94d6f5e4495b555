import { distance } from './geometry/geometry';
import { districtAt } from './names/districts';
import { landEdges, type Place, pointOf } from './places';
import { createRandom } from './random';
import type { Town } from './town';
import type { Point } from './types';

/** Depots keep this share of the map's shorter side away from the frame: a yard is drawn large. */
const inset = 0.12;

/** A yard on an arterial street; `at` is its gate in map units. */
export type DepotSite = Place & { readonly name: string; readonly at: Point };

/**
 * Up to `count` depots, at most one in each district and far apart from each other. The first one
 * lies near the middle of the town, drawn by its seed.
 */
export function placeDepots(town: Town, count: number): DepotSite[] {
  const { plan, graph, roads } = town;
  const random = createRandom(plan.seed * 409 + 7);
  const room = inset * Math.min(plan.width, plan.height);
  const center: Point = [
    plan.width * (0.35 + 0.3 * random()),
    plan.height * (0.35 + 0.3 * random()),
  ];
  const sites = landEdges(town)
    .filter((edge) => graph.edges[edge]?.kind === 'arterial')
    .map((edge) => {
      const along = (roads.meters[edge] as number) / 2;
      const at = pointOf(town, { edge, along });
      return { edge, along, at, name: `${districtAt(town, at).name} Depot` };
    })
    .filter(({ at: [x, y] }) => Math.min(x, y, plan.width - x, plan.height - y) > room);
  const depots: DepotSite[] = [];
  const worth = ({ at }: DepotSite) =>
    depots.length === 0
      ? -distance(at, center)
      : Math.min(...depots.map((depot) => distance(depot.at, at)));
  while (depots.length < count) {
    const free = sites.filter(({ name }) => depots.every((depot) => depot.name !== name));
    const best = free.toSorted((p, q) => worth(q) - worth(p))[0];
    if (!best) break;
    depots.push(best);
  }
  return depots;
}
