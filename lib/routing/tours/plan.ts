import { type Place, pointOf } from '../../city/places';
import type { Point } from '../../city/types';
import { checkRequest, type TourRequest } from './check-request';
import { driveBetween } from './drive';
import { improve } from './improve';
import { costMatrix } from './matrix';
import { type Sector, sweep } from './sweep';
import { groundOf, territoryOf } from './territory';
import { type Costs, nearestNeighbor, roundCost } from './visits';

/** A sector with its stops in the order of the round, as rows of the matrix (depot = 0). */
type Share = { readonly sector: Sector; readonly order: readonly number[] };

/** Of all ways to turn the sweep around the depot, the one with the least driving. */
function shareOut(offers: readonly Sector[][], matrix: Costs): Share[] {
  const plans = offers.map((sectors) => {
    const shares = sectors.map((sector): Share => {
      const rows = sector.stops.map((stop) => stop + 1);
      return { sector, order: improve(matrix, nearestNeighbor(matrix, rows)) };
    });
    return { shares, cost: shares.reduce((sum, { order }) => sum + roundCost(matrix, order), 0) };
  });
  return plans.reduce((best, plan) => (plan.cost < best.cost ? plan : best)).shares;
}

function drive(
  { city, depot, stops, start, serviceMinutes }: TourRequest,
  order: readonly number[],
) {
  const path: Point[] = [];
  /**
   * `stop` is a visit's place in the list of stops asked for, `at` its position in map units, `eta`
   * the arrival in minutes after midnight, not rounded (from 1440 on it is the next day), and
   * `meters` what was driven since the depot.
   */
  const visits: { stop: number; at: Point; eta: number; meters: number }[] = [];
  let meters = 0;
  let clock = start;
  let from = depot;
  const go = (to: Place) => {
    const leg = driveBetween(city, from, to, 'minutes');
    path.push(...leg.points.slice(path.length === 0 ? 0 : 1));
    meters += leg.meters;
    clock += leg.minutes;
    from = to;
  };
  for (const row of order) {
    const place = stops[row - 1] as Place;
    go(place);
    visits.push({ stop: row - 1, at: pointOf(city, place), eta: clock, meters });
    clock += serviceMinutes;
  }
  go(depot);
  /** The path runs from the depot back to the depot, in map units; minutes hold driving and service. */
  return { stops: visits, path, meters, minutes: clock - start };
}

/** The round of one vehicle; its territory is a ring in map units. All empty where it stays idle. */
export type Tour = ReturnType<typeof drive> & { readonly territory: readonly Point[] };

/**
 * Plans the rounds of several vehicles from one depot. An angular sweep gives every vehicle a
 * territory of its own, a sector around the depot with about as many stops as the others have;
 * within it stops are ordered by nearest neighbor, then 2-opt and Or-opt, by driving minutes.
 * Territories never overlap; on the way back to the depot a round may use a street beyond its
 * border when that is quicker. One tour per vehicle comes back, clockwise, idle vehicles last.
 * Pure; throws a RangeError for a request that makes no sense.
 */
export function planTours(request: TourRequest): Tour[] {
  checkRequest(request);
  const { city, depot, stops, vehicles } = request;
  const places = [depot, ...stops];
  const matrix = { size: places.length, costs: costMatrix(city, places, places, 'minutes') };
  const center = pointOf(city, depot);
  const points = stops.map((stop) => pointOf(city, stop));
  const offers = sweep(center, points, vehicles);
  const ground = groundOf(city.graph);
  const tours = shareOut(offers, matrix).map(({ sector, order }) => ({
    ...drive(request, order),
    territory: territoryOf(center, sector, ground),
  }));
  const idle: Tour = { stops: [], path: [], meters: 0, minutes: 0, territory: [] };
  return [...tours, ...Array.from({ length: vehicles - tours.length }, () => idle)];
}
