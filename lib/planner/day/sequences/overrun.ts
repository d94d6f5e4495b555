import type { Sequences } from '../day';
import { canCarry } from '../left-over';
import type { LeftOver, Reason } from '../plan';
import type { Routed } from '../routed';
import { drive } from '../simulate';
import type { World } from '../world';
import { insertionsOf, putIn } from './insertion';
import { timetableOf } from './timetable';

const noise = 1e-6;

/**
 * The stop of an overloaded route whose removal repairs it with the least load, else the heaviest. One
 * that no other van can take stays while there are others.
 */
function tooHeavy(world: World, v: number, sequence: readonly number[], over: number): number {
  const load = (id: number) => world.stop(id).load;
  const others = world.day.vans.filter((_, other) => other !== v);
  const movable = sequence.filter((id) => others.some((van) => canCarry(van, world.stop(id))));
  const byLoad = (movable.length > 0 ? movable : sequence).toSorted((a, b) => load(a) - load(b));
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
  return sequence.reduce((best, id) => (done(id) < done(best) ? id : best));
}

/** The stop that a route has to give away next; undefined where it keeps to capacity, skills and shift. */
export function surplusOf(
  world: World,
  v: number,
  sequence: readonly number[],
): number | undefined {
  const van = world.day.vans[v];
  if (!van || sequence.length === 0) return undefined;
  const misfit = sequence.find((id) => !canCarry(van, world.stop(id)));
  if (misfit !== undefined) return misfit;
  const { load, done } = timetableOf(world, v, sequence);
  if (load > van.capacity + noise) return tooHeavy(world, v, sequence, load - van.capacity);
  return done > van.shift[1] + noise ? tooFar(world, v, sequence) : undefined;
}

/** Why no route takes a stop in. */
function reasonFor(world: World, sequences: Sequences, id: number): Reason {
  const { vans } = world.day;
  const { load } = world.stop(id);
  const places = insertionsOf(world, sequences, id);
  const withRoom = places.filter(({ overload }) => overload <= noise);
  const [first, ...others] = withRoom;
  if (first) {
    const best = others.reduce((least, p) => (p.overtime < least.overtime ? p : least), first);
    const ends = vans[best.van]?.shift[1] ?? 0;
    return { kind: 'shift', van: best.van, ends, start: best.start, done: best.done };
  }
  const room = (v: number) =>
    (vans[v]?.capacity ?? 0) - timetableOf(world, v, sequences[v] ?? []).load;
  const left = Math.max(0, ...places.map(({ van }) => room(van)));
  return { kind: 'room', load, left };
}

/**
 * Takes from routes what breaks capacity, skills or shift, tries it in the others, and leaves over what
 * fits nowhere, with the reason.
 *
 * @param given stops that have to find another round to begin with, or none
 */
export function dropOverruns(
  world: World,
  sequences: Sequences,
  given: readonly number[] = [],
): { readonly sequences: number[][]; readonly leftOver: LeftOver[] } {
  const kept = sequences.map((sequence) => [...sequence]);
  const homeless = [...given];
  for (const [v, sequence] of kept.entries()) {
    for (
      let id = surplusOf(world, v, sequence);
      id !== undefined;
      id = surplusOf(world, v, sequence)
    ) {
      sequence.splice(sequence.indexOf(id), 1);
      homeless.push(id);
    }
  }
  const leftOver = homeless.flatMap((id): LeftOver[] => {
    const [first, ...others] = insertionsOf(world, kept, id).filter(
      ({ overload, overtime }) => overload <= noise && overtime === 0,
    );
    if (!first) return [{ stop: id, reason: reasonFor(world, kept, id) }];
    const best = others.reduce((least, p) => (p.extra < least.extra ? p : least), first);
    kept[best.van] = putIn(kept[best.van] ?? [], best.at, id);
    return [];
  });
  return { sequences: kept, leftOver };
}

/**
 * The stop that a van has to leave because its line, as drawn, takes longer than its shift: the one after
 * which it would be too late. Undefined where all routes are done in time.
 */
export function surplusAsDrawn(
  { day, stop }: World,
  { sequences, lines }: Routed,
): number | undefined {
  for (const [v, sequence] of sequences.entries()) {
    const line = lines[v];
    const van = day.vans[v];
    if (!line || !van) continue;
    const { done } = drive(day, v, sequence.map(stop), line);
    if (done > van.shift[1] + noise) return sequence.at(-1);
  }
  return undefined;
}
