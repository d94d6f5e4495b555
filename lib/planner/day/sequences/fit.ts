import type { Sequences } from '../day';
import type { World } from '../world';
import { bestInsertion, putIn } from './insertion';
import { dropOverruns } from './overrun';

/** Routes without stops that are gone or in `left`, and the stops in none. */
function kept({ day }: World, sequences: Sequences, left: ReadonlySet<number>) {
  const open = new Set(day.stops.map(({ id }) => id).filter((id) => !left.has(id)));
  const fitted = day.vans.map((_, v) => (sequences[v] ?? []).filter((id) => open.delete(id)));
  return { fitted, open };
}

/** Fits routes to an edited day: removes stops that are gone or in `left`, inserts new ones at least cost. */
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

/** The same, but leaves stops out that fit nowhere: the least that a search must serve. */
export function safeSequences(world: World, sequences: Sequences, left: ReadonlySet<number>) {
  const { fitted, open } = kept(world, sequences, left);
  return dropOverruns(world, fitted, [...open]);
}
