import type { Day, Sequences } from '../day/day';
import { courierDay } from './days/courier';
import { fieldDay } from './days/field';
import { restaurantDay } from './days/restaurant';
import { stressDay } from './days/stress';
import type { PlannerTown } from './town';

/** A day to look at, and its manual plan. */
export interface SampleDay {
  readonly day: Day;
  readonly manual: Sequences;
}

/** The sample days by their names, made for the town of `loadTownFile`. */
export const sampleDays = {
  courier: courierDay,
  restaurant: restaurantDay,
  field: fieldDay,
  stress: stressDay,
} as const satisfies Readonly<Record<string, (town: PlannerTown) => SampleDay>>;
