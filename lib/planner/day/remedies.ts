import { wholeDay } from '../time';
import type { Sequences, Van } from './day';
import { evaluate } from './evaluate';
import { leftBefore } from './left-over';
import { withRemedy } from './parts';
import type { LeftOver, Plan, Remedy } from './plan';
import type { Routed } from './routed';
import { lateOf, noise } from './sequences/clock';
import { insertionsOf } from './sequences/insertion';
import { safeSequences } from './sequences/overrun';
import { mostVans } from './vans';
import { type World, worldOf } from './world';

/** A change of the day and the routes that are certain after it; undefined where it does not serve the stop. */
function tried(own: World, sequences: Sequences, id: number, remedy: Remedy) {
  const world = worldOf(withRemedy(own.day, remedy), own.streets?.town, own);
  const never = new Set(leftBefore(world, sequences).map(({ stop }) => stop));
  const safe = safeSequences(world, sequences, never);
  const serves =
    !never.has(id) &&
    safe.leftOver.every(({ stop }) => stop !== id) &&
    lateOf(world, safe.sequences) <= lateOf(own, sequences) + noise;
  return { world, safe, serves };
}

const quarterAfter = (minutes: number): number => Math.ceil((minutes + 1) / 15) * 15;

/** When a van would be done with a stop at its best place, if it has the room. */
function doneWith(world: World, sequences: Sequences, id: number, v: number): number {
  const places = insertionsOf(world, sequences, id);
  const own = places.filter(({ van, overload }) => van === v && overload <= noise);
  return Math.min(...own.map(({ done }) => done));
}

/** The shift that takes a stop in: longer than it is, and no longer than a day. */
function extension(world: World, sequences: Sequences, id: number, v: number): Remedy | undefined {
  const { shift } = world.day.vans[v] as Van;
  let done = doneWith(world, sequences, id, v);
  // Other stops that are left over may come first: then it takes longer.
  for (let again = 0; again < 3; again++) {
    const remedy = { kind: 'extend', van: v, to: quarterAfter(done) } as const;
    if (!(remedy.to > shift[1] && remedy.to <= shift[0] + wholeDay)) return undefined;
    const { world: longer, safe, serves } = tried(world, sequences, id, remedy);
    if (serves) return remedy;
    done = Math.max(done, doneWith(longer, safe.sequences, id, v));
  }
  return undefined;
}

function capacityFor({ stop }: World, sequences: Sequences, id: number, v: number) {
  const load = (sequences[v] ?? []).reduce((sum, each) => sum + stop(each).load, 0);
  return { kind: 'capacity', van: v, boxes: Math.ceil(load + stop(id).load) } as const;
}

/** What may help, the best of each kind first: of a kind only the first that helps is offered. */
function waysOut(
  world: World,
  sequences: Sequences,
  { stop, reason }: LeftOver,
): readonly (() => readonly Remedy[])[] {
  const { vans } = world.day;
  const each = vans.map((_, v) => v);
  const opened = (): Remedy[] => (world.stop(stop).window ? [{ kind: 'open', stop }] : []);
  const added = (): Remedy[] => (vans.length < mostVans ? [{ kind: 'van' }] : []);
  const larger = () =>
    each
      .map((v) => capacityFor(world, sequences, stop, v))
      .filter(({ van, boxes }) => boxes > (vans[van] as Van).capacity)
      .sort((a, b) => a.boxes - b.boxes);
  switch (reason.kind) {
    case 'shift': {
      const first = [reason.van, ...each.filter((v) => v !== reason.van)];
      const longer = () => first.flatMap((v) => extension(world, sequences, stop, v) ?? []);
      return [longer, opened, added];
    }
    case 'window':
      return [opened, added];
    case 'load': {
      const { largest } = reason;
      return [larger, () => (largest > 0 ? [{ kind: 'load', stop, boxes: largest }] : [])];
    }
    case 'room':
      return [added, larger];
    case 'stops':
      return [added];
    case 'skill':
      return [() => each.map((van) => ({ kind: 'skill', van, skill: reason.skill }))];
    case 'street':
      return [() => [{ kind: 'move', stop }]];
    case 'disjoint':
      return [() => [{ kind: 'meet' }]];
    case 'lock':
      return [() => [{ kind: 'unlock', stop }]];
  }
}

/** How many buttons a note has, and how many stops have a note. */
const mostWays = 2;
const mostNotes = 3;

/** One or two ways out for a stop that is left over, each of which serves it and breaks nothing more. */
function remediesFor(world: World, sequences: Sequences, left: LeftOver): readonly Remedy[] {
  const found: Remedy[] = [];
  for (const ways of waysOut(world, sequences, left)) {
    const way = ways().find(
      (each) =>
        each.kind === 'move' ||
        each.kind === 'meet' ||
        tried(world, sequences, left.stop, each).serves,
    );
    if (way) found.push(way);
    if (found.length === mostWays) break;
  }
  return found;
}

/** A plan as drawn; of its stops that are left over, the first few with what may be done about them. */
export const planWithRemedies = (
  world: World,
  routed: Routed,
  leftOver: readonly LeftOver[],
): Plan =>
  evaluate(
    world,
    routed,
    leftOver.map((left, i) =>
      i < mostNotes ? { ...left, remedies: remediesFor(world, routed.sequences, left) } : left,
    ),
  );
