import type { Day, Sequences } from '@/lib/planner/day/day';
import { evaluate } from '@/lib/planner/day/evaluate';
import type { Plan } from '@/lib/planner/day/plan';
import { routeSequences } from '@/lib/planner/day/routed';
import { type Effort, thorough } from '@/lib/planner/day/streets/negotiate';
import { worldOf } from '@/lib/planner/day/world';
import type { PlannerTown } from '@/lib/planner/town/town';

export interface ComparedPlans {
  readonly town: PlannerTown;
  readonly day: Day;
  readonly manual: Plan;
  readonly optimized: Plan;
}

/** Disjoint where an effort is given. */
function drawn(day: Day, town: PlannerTown, sequences: Sequences, effort?: Effort): Plan {
  const world = worldOf(day, town);
  const steps = routeSequences(world, sequences, effort);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return evaluate(world, step.value, []);
}

/** Optimized routes are stored, since a search takes seconds; a test finds them again. */
export const comparePlans = (
  town: PlannerTown,
  { day, manual }: { readonly day: Day; readonly manual: Sequences },
  optimized: Sequences,
): ComparedPlans => ({
  town,
  day,
  manual: drawn(day, town, manual),
  optimized: drawn(day, town, optimized, thorough),
});
