import { evolve } from '@/planner/evolve';
import { modes } from '@/planner/settings';
import type { Sequences } from '../day/day';
import { problemOfDay, toSearch } from '../day/problem-of-day';
import { routeSequences } from '../day/routed';
import { quickPass } from '../day/streets/negotiate';
import type { World } from '../day/world';
import type { Job, Memory } from './job';

/** Passes until the browser has compiled the hot functions. */
const passes = 3;

/** Runs the first pass of a search once a session, so that the browser has compiled it by the real one. */
export function* warmUp(world: World, sequences: Sequences, memory: Memory): Job {
  const ids = sequences.flat();
  if (memory.warm || ids.length === 0) return;
  for (let pass = 0; pass < passes; pass++) {
    yield;
    try {
      const search = problemOfDay(world, ids);
      const first = toSearch(search, sequences);
      evolve(search.problem, modes.fast, first).next();
    } catch {
      // The search reports what is wrong with a day.
      return;
    }
    yield;
    yield* routeSequences(world, sequences, quickPass);
  }
  memory.warm = true;
}
