import type { Sequences } from '../day';
import type { World } from '../world';
import { bestInsertion, putIn } from './insertion';
import { dropOverruns } from './overrun';

/** Routes without stops that are gone or cannot be served, one for each van, and the stops in none. */
function kept({ day }: World, sequences: Sequences, left: ReadonlySet<number>) {
  const open = new Set(day.stops.map(({ id }) => id).filter((id) => !left.has(id)));
  const fitted = day.vans.map((_, v) => (sequences[v] ?? []).filter((id) => open.delete(id)));
  return { fitted, open };
}

/**
 * Fits sequences to a day that was edited: stops that are gone or cannot be served leave, those that came
 * are put where they cost least. One route for each van, each stop once.
 *
 * @param left ids of stops that no van can serve
 */
export function fitSequences(
  world: World,
  sequences: Sequences,
  left: ReadonlySet<number>,
): number[][] {
  const { fitted, open } = kept(world, sequences, left);
  for (const id of open) {
    const place = bestInsertion(world, fitted, id);
    if (place) fitted[place.van] = putIn(fitted[place.van] ?? [], place.at, id);
  }
  return fitted;
}

/** The same with nothing broken: what fits nowhere is left over. What a search finds must not serve less. */
export function safeSequences(world: World, sequences: Sequences, left: ReadonlySet<number>) {
  const { fitted, open } = kept(world, sequences, left);
  return dropOverruns(world, fitted, [...open]);
}
