import type { Day, Sequences } from '@/lib/planner/day/day';
import { insertionsOf } from '@/lib/planner/day/sequences/insertion';
import { worldOf } from '@/lib/planner/day/world';
import { leastBy } from '@/lib/planner/least';
import type { PlannerTown } from '@/lib/planner/town/town';

/** A place in the routes: a van, and how many of its other stops come before. */
export interface Position {
  readonly van: number;
  readonly at: number;
}

/** Where a stop stands; undefined where no van comes. */
export function positionOf(order: Sequences, stop: number): Position | undefined {
  const van = order.findIndex((sequence) => sequence.includes(stop));
  return van < 0 ? undefined : { van, at: order[van]?.indexOf(stop) ?? 0 };
}

/** The position one step earlier (-1) or later (1), at the ends in the van beside; before all vans for a stop in none. */
export function positionBeside(order: Sequences, stop: number, step: -1 | 1): Position | undefined {
  const here = positionOf(order, stop);
  const at = (here?.at ?? 0) + step;
  if (here && at >= 0 && at < (order[here.van]?.length ?? 0)) return { van: here.van, at };
  const van = (here?.van ?? -1) + step;
  const next = order[van];
  return next && { van, at: step < 0 ? next.length : 0 };
}

/** The position in a van's route that takes it the least longer; the last one where it lacks what the stop needs. */
export function bestPosition(
  day: Day,
  town: PlannerTown | undefined,
  order: Sequences,
  stop: number,
  van: number,
): number {
  const others = order.map((sequence) => sequence.filter((id) => id !== stop));
  const places = insertionsOf(worldOf(day, town), others, stop);
  const best = leastBy(
    places.filter((place) => place.van === van),
    ({ extra }) => extra,
  );
  return best?.at ?? others[van]?.length ?? 0;
}
