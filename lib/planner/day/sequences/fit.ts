import type { Sequences } from '../day';
import type { World } from '../world';
import { dropOverruns } from './overrun';

/**
 * Fits sequences to a day that was edited, with nothing broken: one route for each van, each stop once.
 * Stops that are gone or cannot be served leave, those in no route are put where they cost least, and what
 * fits nowhere is left over, with the reason. What a search finds must not serve less.
 *
 * @param left ids of stops that no van can serve
 */
export function safeSequences(world: World, sequences: Sequences, left: ReadonlySet<number>) {
  const { stops, vans } = world.day;
  const open = new Set(stops.map(({ id }) => id).filter((id) => !left.has(id)));
  const kept = vans.map((_, v) => (sequences[v] ?? []).filter((id) => open.delete(id)));
  return dropOverruns(world, kept, [...open]);
}
