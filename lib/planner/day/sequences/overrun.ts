import { leastBy } from '../../least';
import type { Sequences, Van } from '../day';
import { drive } from '../evaluate';
import { canCarry, mostStopsOf } from '../left-over';
import type { LeftOver, Reason } from '../plan';
import type { Routed } from '../routed';
import type { World } from '../world';
import { noise, timetableOf } from './clock';
import { bestInsertion, insertionsOf } from './insertion';

/** Routes that break nothing, and what they leave over. */
export interface Safe {
  readonly sequences: Sequences;
  readonly leftOver: readonly LeftOver[];
}

/** The stops that pass a test, or all where none does. */
function preferred(sequence: readonly number[], isSo: (id: number) => boolean): readonly number[] {
  const some = sequence.filter(isSo);
  return some.length > 0 ? some : sequence;
}

/** Stops of a route that need not be served, where there are any. */
const spare = ({ stop }: World, sequence: readonly number[]): readonly number[] =>
  preferred(sequence, (id) => !stop(id).mustServe);

/** The lightest stop whose removal repairs an overload, else the heaviest; first of those that another van can take. */
function tooHeavy(world: World, v: number, sequence: readonly number[], over: number): number {
  const load = (id: number) => world.stop(id).load;
  const others = world.day.vans.filter((van, other) => other !== v && !van.locked);
  const isMovable = (id: number) => others.some((van) => canCarry(van, world.stop(id)));
  const movable = preferred(spare(world, sequence), isMovable);
  const byLoad = movable.toSorted((a, b) => load(a) - load(b));
  return byLoad.find((id) => load(id) >= over) ?? (byLoad.at(-1) as number);
}

/** The stop of a route without which it is done first. */
function tooFar(world: World, v: number, sequence: readonly number[]): number {
  const done = (id: number) =>
    timetableOf(
      world,
      v,
      sequence.filter((other) => other !== id),
    ).done;
  return spare(world, sequence).reduce((best, id) => (done(id) < done(best) ? id : best));
}

/** The stop that a route has to give away next; undefined where it breaks nothing, or is locked. */
export function surplusOf(
  world: World,
  v: number,
  sequence: readonly number[],
): number | undefined {
  const van = world.day.vans[v];
  if (!van || van.locked || sequence.length === 0) return undefined;
  const misfit = sequence.find((id) => !canCarry(van, world.stop(id)));
  if (misfit !== undefined) return misfit;
  const { load, done } = timetableOf(world, v, sequence);
  if (load > van.capacity + noise) return tooHeavy(world, v, sequence, load - van.capacity);
  const isTooMany = sequence.length > mostStopsOf(van);
  return isTooMany || done > van.shift[1] + noise ? tooFar(world, v, sequence) : undefined;
}

/** Why no route takes a stop in. */
function reasonFor(world: World, sequences: Sequences, id: number): Reason {
  const { vans } = world.day;
  const { load } = world.stop(id);
  const places = insertionsOf(world, sequences, id);
  const fitting = places.filter(({ overload }) => overload <= noise);
  const best = leastBy(fitting, ({ overtime }) => overtime);
  if (best) {
    const ends = vans[best.van]?.shift[1] ?? 0;
    return { kind: 'shift', van: best.van, ends, start: best.start, done: best.done };
  }
  const room = (v: number) =>
    (vans[v]?.capacity ?? 0) - timetableOf(world, v, sequences[v] ?? []).load;
  const left = Math.max(0, ...places.map(({ van }) => room(van)));
  if (left < load) return { kind: 'room', load, left };
  const most = places.map(({ van }) => (room(van) < load ? 0 : mostStopsOf(vans[van] as Van)));
  return { kind: 'stops', most: Math.max(...most) };
}

/**
 * Takes from routes what breaks capacity, skills, locks, shift or the number of stops, tries it in the
 * others, stops that must be served first, and leaves over what fits nowhere, with the reason.
 *
 * @param given stops in no route, which are inserted as well
 */
export function dropOverruns(
  world: World,
  sequences: Sequences,
  given: readonly number[] = [],
): Safe {
  const kept = sequences.map((sequence) => [...sequence]);
  const removed = [...given];
  for (const [v, sequence] of kept.entries()) {
    for (
      let id = surplusOf(world, v, sequence);
      id !== undefined;
      id = surplusOf(world, v, sequence)
    ) {
      sequence.splice(sequence.indexOf(id), 1);
      removed.push(id);
    }
  }
  const rank = (id: number) => (world.stop(id).mustServe ? 0 : 1);
  const left = removed
    .toSorted((a, b) => rank(a) - rank(b))
    .filter((id) => {
      const best = bestInsertion(world, kept, id);
      if (best) kept[best.van] = (kept[best.van] ?? []).toSpliced(best.at, 0, id);
      return !best;
    });
  const leftOver = left.map((id) => ({ stop: id, reason: reasonFor(world, kept, id) }));
  return { sequences: kept, leftOver };
}

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

/** The last stop that need not be served of a van whose line, as drawn, takes longer than its shift. */
export function surplusAsDrawn(world: World, { sequences, lines }: Routed): number | undefined {
  const { day, stop } = world;
  for (const [v, sequence] of sequences.entries()) {
    const line = lines[v];
    const van = day.vans[v];
    if (!line || !van || van.locked) continue;
    const { done } = drive(day, v, sequence.map(stop), line);
    if (done > van.shift[1] + noise) return spare(world, sequence).at(-1);
  }
  return undefined;
}
