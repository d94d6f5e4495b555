import { stretch } from '../../city/geometry/along';
import { type Place, pointOf } from '../../city/places';
import type { Metric } from '../../city/roads';
import { drivingMinutes } from '../../city/scale';
import type { Town } from '../../city/town';
import type { GraphEdge, Point } from '../../city/types';
import { costAlongside } from '../doorways';
import { findWay } from '../find-way';

/**
 * The shortest or quickest drive between two places, one-way streets observed.
 * Throws when there is none, which a strongly connected town does not let happen.
 */
export function driveBetween(town: Town, from: Place, to: Place, metric: Metric) {
  const { graph, roads, metersPerUnit } = town;
  const direct = costAlongside(town, from, to, metric);
  const way = findWay(town, from, to, metric, direct);
  const points: Point[] = [pointOf(town, from)];
  let meters = 0;
  let minutes = 0;
  const run = (edge: number, start: number, end: number) => {
    const { points: line, kind } = graph.edges[edge] as GraphEdge;
    points.push(...stretch(line, start / metersPerUnit, end / metersPerUnit).slice(1));
    meters += Math.abs(end - start);
    minutes += drivingMinutes(Math.abs(end - start), kind);
  };
  if (!way && direct === Number.POSITIVE_INFINITY) throw new Error('A place cannot be reached');
  if (!way) run(from.edge, from.along, to.along);
  else {
    run(from.edge, from.along, way.out.along);
    for (const side of way.sides) {
      const whole = roads.meters[side >> 1] as number;
      run(side >> 1, side & 1 ? whole : 0, side & 1 ? 0 : whole);
    }
    run(to.edge, way.in.along, to.along);
  }
  return {
    /** The half edges driven whole: 2 × edge + 1 when run from node `b` to node `a`. */
    sides: way?.sides ?? [],
    /** From place to place, in map units. */
    points,
    meters,
    minutes,
  };
}
