import { cityOf, townPlan } from '@/art/maps';
import { distance } from '@/lib/city/geometry/geometry';
import { metersPerUnit } from '@/lib/city/scale';
import type { GraphNode } from '@/lib/city/types';
import type { TownToPack } from '@/lib/planner/town/pack';
import { nameStreets } from '../../city/names/street-names';

export const comparisonPlan = townPlan({
  seed: 41,
  width: 475,
  height: 440,
  angle: 17,
  turn: 18,
  radials: [{ at: [150, 165], reach: 70 }],
});

/** With the depot at the corner nearest to its place. */
export function comparedTown(): TownToPack {
  const city = cityOf(comparisonPlan);
  const away = ({ x, y }: GraphNode) => distance([x, y], [216, 237]);
  const { x, y } = city.graph.nodes.reduce((a, b) => (away(b) < away(a) ? b : a));
  const streetNames = nameStreets(city.graph, comparisonPlan.seed);
  return { city, metersPerUnit, streetNames, yard: { at: [x, y], width: 26, height: 26 } };
}
