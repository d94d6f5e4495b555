import { rows } from '@/art/maps';
import type { Day, Sequences } from '@/lib/planner/day/day';
import { evaluate } from '@/lib/planner/day/evaluate';
import type { Plan } from '@/lib/planner/day/plan';
import { routeSequences } from '@/lib/planner/day/routed';
import { type Effort, thorough } from '@/lib/planner/day/streets/negotiate';
import { worldOf } from '@/lib/planner/day/world';
import type { PlannerTown } from '@/lib/planner/town/town';

const routes = (text: string): Sequences => rows(text, 5, (stops) => stops);

/** Of 'Courier Thursday', found in the usual mode with the first seed. */
export const courierOptimized = routes(
  '10,22,21,7,8 13,15,17,20,23 18,25,2,1,16 6,11,24,4,3 5,9,12,19,14',
);

/** Of the 25 stops of the home page. */
export const homeOptimized = routes(
  '4,5,3,2,1 10,9,8,7,6 13,12,11,14,15 20,19,18,17,16 21,25,23,22,24',
);

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
