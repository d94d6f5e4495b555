import type { Sequences } from '../day/day';
import { problemOfDay, toSearch } from '../day/problem-of-day';
import { routeSequences } from '../day/routed';
import { quickPass } from '../day/streets/negotiate';
import type { World } from '../day/world';
import { evolve } from '../evolve';
import { modes } from '../settings';
import type { Job, Memory } from './job';

/** How many first passes it takes until the browser has compiled what they run through. */
const passes = 3;

/**
 * Once in a session, while the visitor looks at the plan that was drawn: takes the first pass of a
 * search, and forgets what it finds. A browser compiles what runs often, so the search that is asked
 * for later answers sooner. Whatever is asked meanwhile ends this.
 *
 * @param sequences stops that a street leads to, each once
 */
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
      // The search itself says what is wrong with a day, when it is asked for.
      return;
    }
    yield;
    yield* routeSequences(world, sequences, world.day.rules.disjoint ? quickPass : undefined);
  }
  memory.warm = true;
}
