import type { Problem } from '../problem';

/** At most this many times as dear as distance and time together. */
const most = 20;

/** About what a good plan costs: a short arc to every stop, and every vehicle's way out and home. */
function typical(arcs: Float64Array, stops: number, vehicles: number): number {
  const size = stops + 1;
  let total = 0;
  let out = 0;
  for (let stop = 1; stop < size; stop++) {
    let nearest = Number.POSITIVE_INFINITY;
    for (let other = 1; other < size; other++) {
      const arc = arcs[stop * size + other];
      if (other !== stop && arc < nearest) nearest = arc;
    }
    const fromDepot = arcs[stop];
    total += Math.min(nearest, fromDepot);
    out += fromDepot;
  }
  return 1.2 * total + (stops > 0 ? (1.5 * vehicles * out) / stops : 0);
}

/**
 * How the wish for even routes is priced: factors of the square of each route's load and of its minutes. A
 * route whose load and minutes are those of the middle costs its share of the weight for penalties; the
 * square makes a long route dearer than two short ones cheaper. Where no shift or window binds, only loads
 * count.
 *
 * @param arcs what each arc costs, row by row, the depot first
 */
export function evennessOf(problem: Problem, arcs: Float64Array, timed: boolean) {
  const { stops, vehicles, travel, weights, balance } = problem;
  if (!balance || vehicles.length < 2 || stops.length === 0) return { load: 0, minutes: 0 };
  const others = weights.distance + weights.time;
  const share = others > 0 ? Math.min(most, weights.penalties / others) : most;
  const price = (share * typical(arcs, stops.length, vehicles.length)) / vehicles.length;
  const load = stops.reduce((sum, stop) => sum + stop.load, 0) / vehicles.length;
  const service = stops.reduce((sum, stop) => sum + stop.service, 0);
  const driving = typical(travel.minutes, stops.length, vehicles.length);
  const minutes = (service + driving) / vehicles.length;
  const loads = load > 0 ? (timed ? 0.5 : 1) : 0;
  return {
    load: loads > 0 ? (price * loads) / load ** 2 : 0,
    minutes: timed && minutes > 0 ? (price * (1 - loads)) / minutes ** 2 : 0,
  };
}
