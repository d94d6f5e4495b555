import type { Rounds } from '../day';
import { canCarry } from '../left-over';
import type { LeftOver, Reason } from '../plan';
import type { Routed } from '../routed';
import { drive } from '../simulate';
import type { World } from '../world';
import { insertionsOf, putIn } from './insertion';
import { timetableOf } from './timetable';

const noise = 1e-6;

/**
 * The stop of an overloaded round whose removal mends it with the least load, else the heaviest. One
 * that no other van can take stays while there are others.
 */
function tooHeavy(world: World, v: number, round: readonly number[], over: number): number {
  const load = (id: number) => world.stop(id).load;
  const others = world.day.vans.filter((_, other) => other !== v);
  const movable = round.filter((id) => others.some((van) => canCarry(van, world.stop(id))));
  const byLoad = (movable.length > 0 ? movable : round).toSorted((a, b) => load(a) - load(b));
  return byLoad.find((id) => load(id) >= over) ?? (byLoad.at(-1) as number);
}

/** The stop of a round without which it is done first. */
function tooFar(world: World, v: number, round: readonly number[]): number {
  const done = (id: number) =>
    timetableOf(
      world,
      v,
      round.filter((other) => other !== id),
    ).done;
  return round.reduce((best, id) => (done(id) < done(best) ? id : best));
}

/** The stop that a round has to give away next; undefined where it keeps to capacity, skills and shift. */
export function surplusOf(world: World, v: number, round: readonly number[]): number | undefined {
  const van = world.day.vans[v];
  if (!van || round.length === 0) return undefined;
  const misfit = round.find((id) => !canCarry(van, world.stop(id)));
  if (misfit !== undefined) return misfit;
  const { load, done } = timetableOf(world, v, round);
  if (load > van.capacity + noise) return tooHeavy(world, v, round, load - van.capacity);
  return done > van.shift[1] + noise ? tooFar(world, v, round) : undefined;
}

/** Why no round takes a stop in. */
function reasonFor(world: World, rounds: Rounds, id: number): Reason {
  const { vans } = world.day;
  const { load } = world.stop(id);
  const places = insertionsOf(world, rounds, id);
  const withRoom = places.filter(({ overload }) => overload <= noise);
  const [first, ...others] = withRoom;
  if (first) {
    const best = others.reduce((least, p) => (p.overtime < least.overtime ? p : least), first);
    const ends = vans[best.van]?.shift[1] ?? 0;
    return { kind: 'shift', van: best.van, ends, start: best.start, done: best.done };
  }
  const room = (v: number) =>
    (vans[v]?.capacity ?? 0) - timetableOf(world, v, rounds[v] ?? []).load;
  const left = Math.max(0, ...places.map(({ van }) => room(van)));
  return { kind: 'room', load, left };
}

/**
 * Takes from rounds what breaks capacity, skills or shift, tries it in the others, and leaves over what
 * fits nowhere, with the reason.
 *
 * @param given stops that have to find another round to begin with, or none
 */
export function dropOverruns(
  world: World,
  rounds: Rounds,
  given: readonly number[] = [],
): { readonly rounds: number[][]; readonly leftOver: LeftOver[] } {
  const kept = rounds.map((round) => [...round]);
  const homeless = [...given];
  for (const [v, round] of kept.entries()) {
    for (let id = surplusOf(world, v, round); id !== undefined; id = surplusOf(world, v, round)) {
      round.splice(round.indexOf(id), 1);
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
  return { rounds: kept, leftOver };
}

/**
 * The stop that a van has to leave because its line, as drawn, takes longer than its shift: the one after
 * which it would be too late. Undefined where all rounds are done in time.
 */
export function surplusAsDrawn(
  { day, stop }: World,
  { rounds, lines }: Routed,
): number | undefined {
  for (const [v, round] of rounds.entries()) {
    const line = lines[v];
    const van = day.vans[v];
    if (!line || !van) continue;
    const { done } = drive(day, v, round.map(stop), line);
    if (done > van.shift[1] + noise) return round.at(-1);
  }
  return undefined;
}
