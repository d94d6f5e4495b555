import type { Day } from './day';
import type { Thread, Totals } from './plan';

/** Dollars a kilometer and a van hour, and kilograms of carbon dioxide a kilometer. */
const rates = { kilometer: 0.48, hour: 26, carbon: 0.24 } as const;

/** Lateness below this, in minutes, is noise of the arithmetic. */
const onTime = 1e-6;

/** Adds up the threads of a plan, as drawn. */
export function totalsOf({ vans }: Day, threads: readonly Thread[], crossings: number): Totals {
  const sum = (of: (thread: Thread) => number) =>
    threads.reduce((total, thread) => total + of(thread), 0);
  const meters = sum((thread) => thread.meters);
  const working = sum(({ van, done }) => done - (vans[van]?.shift[0] ?? 0));
  return {
    meters,
    driving: sum(({ driving }) => driving),
    working,
    cost: (meters / 1000) * rates.kilometer + (working / 60) * rates.hour,
    co2: (meters / 1000) * rates.carbon,
    late: sum(({ visits }) => visits.filter(({ late }) => late > onTime).length),
    crossings,
  };
}
