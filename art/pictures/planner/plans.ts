import type { Day, Rounds } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import { reckon } from '@/lib/planner/day/reckon';
import { type Effort, thorough } from '@/lib/planner/day/streets/negotiate';
import { layThreads } from '@/lib/planner/day/threads';
import { worldOf } from '@/lib/planner/day/world';
import type { PlannerTown } from '@/lib/planner/town/town';

/** A day by hand and as the planner weaves it. */
export interface ComparedPlans {
  readonly town: PlannerTown;
  readonly day: Day;
  readonly byHand: Plan;
  readonly woven: Plan;
}

/** Leads rounds along streets as the planner does, apart where an effort is given. */
function drawn(day: Day, town: PlannerTown, rounds: Rounds, effort?: Effort): Plan {
  const world = worldOf(day, town);
  const laying = layThreads(world, rounds, effort);
  let step = laying.next();
  while (!step.done) step = laying.next();
  return reckon(world, step.value, []);
}

/**
 * A day by hand, and woven in rounds that the planner found: a search takes seconds, and a test holds
 * that it still finds them.
 */
export const comparePlans = (
  town: PlannerTown,
  { day, byHand }: { readonly day: Day; readonly byHand: Rounds },
  woven: Rounds,
): ComparedPlans => ({
  town,
  day,
  byHand: drawn(day, town, byHand),
  woven: drawn(day, town, woven, thorough),
});
