import { cityOf, readTown as readPlan, type Scene } from '@/art/maps';
import type { DrawnRoute } from '@/art/maps/marks';
import { tidy } from '@/art/routing/polyline';
import { distance } from '@/lib/city/geometry/geometry';
import { metersPerUnit } from '@/lib/city/scale';
import type { GraphNode, Point } from '@/lib/city/types';
import type { Comparison } from '@/lib/picture/map-plan';
import type { Spot } from '@/lib/planner/day/day';
import type { Route } from '@/lib/planner/day/plan';
import { vanStyle } from '@/lib/planner/map/van-style';
import home from '@/lib/planner/town/days/home.json';
import { sampleDay } from '@/lib/planner/town/days/sample-day';
import type { TownToPack } from '@/lib/planner/town/pack';
import { packTown } from '@/lib/planner/town/pack';
import { readTown } from '@/lib/planner/town/unpack';
import { nameStreets } from '../../city/names/street-names';
import { leaveDepot } from '../../routing/depot';
import { type ComparedPlans, comparePlans, homeOptimized } from '../planner/plans';

export const comparisonSize = { width: 790, height: 400 };
const town = {
  ...{ seed: 41, angle: 17, turn: 18, centers: '264,172,70' },
  river: [30, '437,-80 449,24 472,104 449,200 469,296 433,480'] as const,
  parks: '96,64,90,90,12 690,88,96,80,-14',
};
export const comparisonPlan = readPlan(town, comparisonSize);

/** With the depot at the corner nearest to its place. */
export function comparedTown(): TownToPack {
  const city = cityOf(comparisonPlan);
  const away = ({ x, y }: GraphNode) => distance([x, y], [378, 210]);
  const { x, y } = city.graph.nodes.reduce((a, b) => (away(b) < away(a) ? b : a));
  const streetNames = nameStreets(city.graph, comparisonPlan.seed);
  return { city, metersPerUnit, streetNames, yard: { at: [x, y], width: 34, height: 34 } };
}

let known: ComparedPlans | undefined;

function comparedPlans(): ComparedPlans {
  if (known) return known;
  const town = readTown(packTown(comparedTown()));
  known = comparePlans(town, sampleDay(home)(town), homeOptimized);
  return known;
}

export function comparisonScene(kind: 'manual' | 'optimized'): Scene {
  const { town, [kind]: plan } = comparedPlans();
  const inUnits = ([x, y]: Spot): Point => [x / metersPerUnit, y / metersPerUnit];
  const { at, width, height } = town.yard;
  const depot = { at: inUnits(at), width: width / metersPerUnit, height: height / metersPerUnit };
  const routeOf = ({ van, line, visits }: Route): DrawnRoute => ({
    hue: vanStyle(van).color,
    points: tidy(leaveDepot(line.map(inUnits), depot)),
    stops: visits.map(({ at }) => ({ at: inUnits(line[at] as Spot), served: false })),
  });
  return { city: cityOf(comparisonPlan), depot, routes: plan.routes.map(routeOf) };
}

const kilometers = (meters: number): number => Math.round(meters / 100) / 10;

export function comparison(): Comparison {
  const { day, manual, optimized } = comparedPlans();
  return {
    stops: day.stops.length,
    vehicles: day.vans.length,
    manualKm: kilometers(manual.totals.meters),
    optimizedKm: kilometers(optimized.totals.meters),
    manualMinutes: Math.round(manual.totals.working),
  };
}
