import { places } from '@/art/maps';
import { metersPerUnit } from '@/lib/city/scale';
import type { City, CityPlan, GraphEdge, Point, StreetGraph } from '@/lib/city/types';
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

const off = (x: number, y: number): Point => [edge / 2 + x, edge / 2 + y];

const plan: CityPlan = {
  seed: 6,
  width: edge,
  height: edge,
  grids: [
    { at: off(0, -60), angle: 15, reach: 330 },
    { at: off(-420, -420), angle: -8, reach: 260 },
    { at: off(430, -420), angle: 33, reach: 240 },
    { at: off(430, 360), angle: 24, reach: 260 },
    { at: off(-430, 330), angle: 4, reach: 280 },
    { at: off(0, 560), angle: -12, reach: 230 },
  ],
  radials: [
    { at: off(-100, 56), reach: 95 },
    { at: off(430, -330), reach: 70 },
  ],
  river: {
    width: 44,
    through: places(
      '760,-420 560,-300 400,-225 300,-190 243,-110 275,0 300,89 255,190 195,275 130,420 140,560 90,760',
    ).map(([x, y]) => off(x, y)),
  },
  parks: [
    { at: off(-188, -213), width: 120, height: 110, angle: 15 },
    { at: off(-30, 375), width: 110, height: 90, angle: 0 },
    { at: off(-480, 120), width: 130, height: 90, angle: 5 },
    { at: off(440, 60), width: 90, height: 130, angle: 24 },
  ],
};

/** Enough streets leave here for eight vans. */
const yard: TownToPack['yard'] = { at: off(-48, -26), width: 30, height: 30 };

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
