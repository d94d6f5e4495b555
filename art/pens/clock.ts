import { clock as clockOf } from '@/lib/planner/time';

/** A clock time from hours, such as 07:56 from 7.93. */
export const clock = (hours: number): string => clockOf(hours * 60);
