import { readGrids, readGround } from '@/art/maps';
import { metersPerUnit } from '@/lib/city/scale';
import type { City, CityPlan, GraphEdge, StreetGraph } from '@/lib/city/types';
import { sampleDays } from '@/lib/planner/town/days';
import { packTown, type TownToPack } from '@/lib/planner/town/pack';
import { readTown } from '@/lib/planner/town/unpack';
import { generateCity } from '../../city/generate';
import { nameStreets } from '../../city/names/street-names';
import { joinStreets } from '../../city/prune';
import { type ComparedPlans, comparePlans, courierOptimized } from './plans';

type CourierPlans = ComparedPlans & TownToPack;

let knownPlans: CourierPlans | undefined;

export function courierPlans(): CourierPlans {
  if (knownPlans) return knownPlans;
  const drawn = plannerTown();
  const town = readTown(packTown(drawn));
  knownPlans = { ...drawn, ...comparePlans(town, sampleDays.courier(town), courierOptimized) };
  return knownPlans;
}

/** Map units (8.7 km). */
const edge = 1240;

const plan: CityPlan = {
  seed: 6,
  width: edge,
  height: edge,
  grids: readGrids(
    '620,560,15,330,1 200,200,-8,260,1 1050,200,33,240,1 1050,980,24,260,1 190,950,4,280,1 620,1180,-12,230,1',
  ),
  ...readGround({
    centers: '520,676,95 1050,290,70',
    river: [
      44,
      '1380,200 1180,320 1020,395 920,430 863,510 895,620 920,709 875,810 815,895 750,1040 760,1180 710,1380',
    ],
    parks: '432,407,120,110,15 590,995,110,90,0 140,740,130,90,5 1060,680,90,130,24',
  }),
};

/** Enough streets leave here for eight vans. */
const yard: TownToPack['yard'] = { at: [572, 594], width: 30, height: 30 };

/** Narrows a wide street that ends on a narrow one: its round end looks like a dead end. */
function narrowEnds(graph: StreetGraph): StreetGraph {
  const edges = [...graph.edges];
  const at = (id: number) => edges[id] as GraphEdge;
  const wideAt = (node: number) =>
    (graph.incident[node] ?? []).filter((id) => at(id).kind === 'arterial');
  for (const start of graph.nodes.keys()) {
    if ((graph.incident[start] ?? []).length < 2) continue;
    let node = start;
    for (let ends = wideAt(node); ends.length === 1; ends = wideAt(node)) {
      const id = ends[0] as number;
      edges[id] = { ...at(id), kind: 'major' };
      node = at(id).a === node ? at(id).b : at(id).a;
      // A ring at the end is a square.
      if (at(id).a === at(id).b) break;
    }
  }
  return { ...graph, edges };
}

let known: City | undefined;
function plannerCity(): City {
  if (known) return known;
  const city = generateCity(plan);
  const graph = narrowEnds(city.graph);
  known = { ...city, graph, streets: joinStreets(graph) };
  return known;
}

export function plannerTown(): TownToPack {
  const city = plannerCity();
  return { city, metersPerUnit, streetNames: nameStreets(city.graph, plan.seed), yard };
}
