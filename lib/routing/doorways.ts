import type { Place } from '../city/places';
import type { Metric, Roads } from '../city/roads';
import type { Town } from '../city/town';
import type { GraphEdge } from '../city/types';

/** A place nearer to a crossing than this (meters) counts as on it. */
const onCrossing = 1e-6;

/** An end of the edge a place lies on: its node, its `along`, and the cost of the drive there. */
export type Doorway = { readonly node: number; readonly along: number; readonly cost: number };

function perMeter(roads: Roads, edge: number, metric: Metric): number {
  const meters = roads.meters[edge] as number;
  return meters === 0 ? 0 : (roads[metric][edge] as number) / meters;
}

/** The ends of its edge by which a place can be left (or, with 'in', be reached). */
export function doorways(town: Town, place: Place, metric: Metric, way: 'out' | 'in'): Doorway[] {
  const { a, b } = town.graph.edges[place.edge] as GraphEdge;
  const rate = perMeter(town.roads, place.edge, metric);
  const whole = town.roads.meters[place.edge] as number;
  // The one direction in which the edge may be driven, turned around for those who arrive.
  const only = (town.roads.oneWays[place.edge] as number) * (way === 'out' ? 1 : -1);
  const doors: Doorway[] = [];
  if (only <= 0 || place.along < onCrossing) {
    doors.push({ node: a, along: 0, cost: place.along * rate });
  }
  if (only >= 0 || whole - place.along < onCrossing) {
    doors.push({ node: b, along: whole, cost: (whole - place.along) * rate });
  }
  return doors;
}

/** What it costs to drive between two places without passing a node; infinite when impossible. */
export function costAlongside({ roads }: Town, from: Place, to: Place, metric: Metric): number {
  const run = to.along - from.along;
  const isAgainst = run * (roads.oneWays[from.edge] as number) < 0;
  if (from.edge !== to.edge || isAgainst) return Number.POSITIVE_INFINITY;
  return Math.abs(run) * perMeter(roads, from.edge, metric);
}
