import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import { least } from './frame';

/**
 * Lets only those moves of a stop and its neighbor through to their full weighing whose arcs, and then
 * loads, may pay, since a route cannot cost less than these (Vidal 2022). Nearly all moves end here, so
 * their arcs are read once and nothing is allocated.
 */
export function createFilter(model: Model, tours: Tours) {
  const { even } = model;
  const { weight, trial } = tours;
  const { loadCost } = trial;
  return {
    /** What two routes, which may be one, can save at most beyond their arcs. */
    bound: (a: number, b: number): number => tours.bound(a, b) - least,

    /** What loads cost beyond an even share when some of one route's ride in another. */
    loads: (a: number, b: number, some: number): number => {
      if (a === b) return 0;
      const one = weight[a];
      const other = weight[b];
      const shared = 0.5 * even.load * (one + other) * (one + other);
      return loadCost(a, one - some) + loadCost(b, other + some) - shared;
    },
  };
}

export type MoveFilter = ReturnType<typeof createFilter>;
