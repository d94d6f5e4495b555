import { evaluate } from '../day/evaluate';
import { leftBefore } from '../day/left-over';
import { withRemedies } from '../day/remedies';
import { routeSequences } from '../day/routed';
import { dropOverruns } from '../day/sequences/overrun';
import { thorough } from '../day/streets/negotiate';
import { worldOf } from '../day/world';
import type { AskFor, Desk, Job } from './job';
import { warmUp } from './warm-up';

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
  // Why a stop that could be served is in no route tells what happens where one tries.
  const missing = [...open].flatMap((id) => {
    const tried = dropOverruns(world, asked, [id]).leftOver.find(({ stop }) => stop === id);
    return [
      tried ?? { stop: id, reason: { kind: 'room', load: world.stop(id).load, left: 0 } as const },
    ];
  });
  const effort = optimized && day.rules.disjoint ? thorough : undefined;
  const routed = yield* routeSequences(world, asked, effort);
  memory.drawn = { world, routed };
  answer({
    kind: 'plan',
    job,
    plan: evaluate(world, routed, withRemedies(world, asked, [...left, ...missing])),
  });
  yield* warmUp(world, asked, memory);
}
