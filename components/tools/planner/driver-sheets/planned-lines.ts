import type { Visit } from '@/lib/planner/day/plan';
import { clock, type Unit } from '@/lib/planner/time';
import { duration } from '../words/units';

/** When a van is at a stop, in short lines: 'Arrival 8:45 AM', 'Wait 11 min', 'Service 8:56 AM'. */
export function plannedLines({ arrival, wait, start, late }: Visit, unit: Unit): readonly string[] {
  return [
    `Arrival ${clock(arrival, unit)}`,
    ...(wait >= 0.5 ? [`Wait ${duration(wait)}`] : []),
    `Service ${clock(start, unit)}`,
    ...(late > 0 ? [`Late ${duration(Math.max(1, late))}`] : []),
  ];
}
