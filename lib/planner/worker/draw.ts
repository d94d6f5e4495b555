import { evolve } from '@/planner/evolve';
import { modes } from '@/planner/settings';
import type { Sequences } from '../day/day';
import { leftBefore } from '../day/left-over';
import { problemOfDay, toSearch } from '../day/problem-of-day';
import { planWithRemedies } from '../day/remedies';
import { type Routed, routeSequences } from '../day/routed';
import { isSame } from '../day/sequences/changes';
import { dropOverruns } from '../day/sequences/overrun';
import { quick, quickPass, thorough } from '../day/streets/negotiate';
import { type World, worldOf } from '../day/world';
import type { AskFor, Desk, Job, Memory } from './job';

/**
 * Leads planned routes along streets. Those that are what they were keep their lines where they can, since
 * moving a stop concerns its vans alone; where all are, as with a lock, every line stays.
 */
function* routeAgain(
  world: World,
  sequences: Sequences,
  drawn: Memory['drawn'],
): Generator<undefined, Routed> {
  const { rules } = world.day;
  const before =
    drawn && !drawn.shortest && drawn.world.streets === world.streets ? drawn.routed : undefined;
  if (
    before &&
    isSame(before.sequences, sequences) &&
    world.travel === drawn?.world.travel &&
    isSame(rules, drawn.world.day.rules)
  )
    return before;
  const some = sequences.some((ids, v) => ids.length > 0 && isSame(ids, before?.sequences[v]));
  return yield* routeSequences(world, sequences, some ? quick : thorough, before);
}

/** Passes until the browser has compiled the hot functions. */
const passes = 3;

/** Runs the first pass of a search once a session, so that the browser has compiled it by the real one. */
function* warmUp(world: World, sequences: Sequences, memory: Memory): Job {
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

/** Draws routes as they are. Stops that are in no route are left over, each with its reason. */
export function* drawJob(
  { job, day, sequences, optimized }: AskFor<'draw'>,
  { memory, answer }: Desk,
): Job {
  const world = worldOf(day, memory.town, memory.drawn?.world);
  const never = leftBefore(world, sequences);
  // A stop that no street leads to cannot be drawn; every other one is, whatever it breaks.
  const cutOff = new Set(
    never.flatMap(({ stop, reason }) => (reason.kind === 'street' ? stop : [])),
  );
  const open = new Set(day.stops.map(({ id }) => id).filter((id) => !cutOff.has(id)));
  const asked = day.vans.map((_, v) => (sequences[v] ?? []).filter((id) => open.delete(id)));
  const left = never.filter(({ stop }) => cutOff.has(stop) || open.has(stop));
  for (const { stop } of left) open.delete(stop);
  // The reason of a stop that could be served comes from trying to insert it.
  const missing = [...open].flatMap((id) => {
    const tried = dropOverruns(world, asked, [id]).leftOver.find(({ stop }) => stop === id);
    return [
      tried ?? { stop: id, reason: { kind: 'room', load: world.stop(id).load, left: 0 } as const },
    ];
  });
  const routed = optimized
    ? yield* routeAgain(world, asked, memory.drawn)
    : yield* routeSequences(world, asked, undefined);
  memory.drawn = { world, routed, shortest: !optimized };
  answer({ kind: 'plan', job, plan: planWithRemedies(world, routed, [...left, ...missing]) });
  yield* warmUp(world, asked, memory);
}
