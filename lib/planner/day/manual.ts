import type { PlannerTown } from '../town/town';
import type { Day, Sequences, Stop } from './day';
import { canServe, leftBefore } from './left-over';
import { minutesBetween, type World, worldOf } from './world';

/** A batch of the list per van, by nearest neighbor; ignores windows. Throws for a stop off its ground. */
export function manualSequences(day: Day, town?: PlannerTown): Sequences {
  const world = worldOf(day, town);
  if (day.vans.length === 0) return [];
  const left = new Set(leftBefore(world, []).map(({ stop }) => stop));
  const sequences: number[][] = day.vans.map(() => []);
  const loads = day.vans.map(() => 0);
  const stops = day.stops.filter(({ id }) => !left.has(id));
  const batch = Math.max(1, Math.ceil(stops.length / day.vans.length));
  for (const [i, stop] of stops.entries()) {
    const v = vanFor(day, loads, stop, Math.floor(i / batch));
    sequences[v]?.push(stop.id);
    loads[v] = (loads[v] ?? 0) + stop.load;
  }
  return sequences.map((sequence) => nearestNext(world, sequence));
}

/** The next van with room from `turn` on, else the one with most room. */
function vanFor({ vans }: Day, loads: readonly number[], stop: Stop, turn: number): number {
  const able = vans.flatMap((van, v) => (canServe(van, stop) ? v : []));
  const room = (v: number) => (vans[v]?.capacity ?? 0) - (loads[v] ?? 0) - stop.load;
  const inTurn = [...able.filter((v) => v >= turn), ...able.filter((v) => v < turn)];
  const fitting = inTurn.find((v) => room(v) >= 0);
  return fitting ?? inTurn.reduce((best, v) => (room(v) > room(best) ? v : best), inTurn[0] ?? 0);
}

function nearestNext(world: World, sequence: readonly number[]): number[] {
  const left = [...sequence];
  const order: number[] = [];
  while (left.length > 0) {
    const from = order.at(-1);
    const far = (id: number) => minutesBetween(world, from, id);
    const next = left.reduce((best, id) => (far(id) < far(best) ? id : best));
    left.splice(left.indexOf(next), 1);
    order.push(next);
  }
  return order;
}
