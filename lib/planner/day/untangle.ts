import type { Rounds, Spot } from './day';
import type { Line } from './line';
import { insertionsOf, putIn } from './rounds/insertion';
import { surplusOf } from './rounds/overrun';
import { timetableOf } from './rounds/timetable';
import { type Routed, routeSequences } from './routed';
import { quick } from './streets/negotiate';
import type { World } from './world';

/** Meters: a line that comes so near to a meeting is part of it. */
const near = 0.6;

const isNear = ([x, y]: Spot, [a, b]: Spot, [c, d]: Spot): boolean => {
  const [dx, dy] = [c - a, d - b];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - a) * dx + (y - b) * dy) / square));
  return Math.hypot(x - a - t * dx, y - b - t * dy) < near;
};

/** The legs of a line that pass a spot: leg i leads to stop i. */
function legsAt({ spots, at }: Line, spot: Spot): number[] {
  const legs = new Set<number>();
  let leg = 0;
  for (let i = 0; i + 1 < spots.length; i++) {
    while (leg < at.length && i >= (at[leg] as number)) leg++;
    if (isNear(spot, spots[i] as Spot, spots[i + 1] as Spot)) legs.add(leg);
  }
  return [...legs];
}

/** Other rounds for some vans. */
type Change = ReadonlyMap<number, readonly number[]>;

/** Two rounds that exchange what comes after a meeting (2-opt*), forward and backward. */
function* tailsExchanged(rounds: Rounds, [a, b]: readonly [number, number], i: number, j: number) {
  const [one, other] = [rounds[a] ?? [], rounds[b] ?? []];
  yield new Map([
    [a, [...one.slice(0, i), ...other.slice(j)]],
    [b, [...other.slice(0, j), ...one.slice(i)]],
  ]);
  yield new Map([
    [a, [...one.slice(0, i), ...other.slice(0, j).reverse()]],
    [b, [...one.slice(i).reverse(), ...other.slice(j)]],
  ]);
}

/** How many of the cheapest places for a stop are looked at. */
const placesTried = 4;

/** A stop beside a meeting, moved to where it costs little. */
function* moved(world: World, rounds: Rounds, v: number, id: number): Generator<Change> {
  const without = rounds.map((round, i) => (i === v ? round.filter((each) => each !== id) : round));
  const places = insertionsOf(world, without, id)
    .filter(({ overload, overtime }) => overload === 0 && overtime === 0)
    .sort((p, q) => p.extra - q.extra);
  for (const { van, at } of places.slice(0, placesTried)) {
    yield new Map([
      [v, without[v] ?? []],
      [van, putIn(without[van] ?? [], at, id)],
    ]);
  }
}

/** A round with a part driven the other way around (2-opt). */
function* turned(rounds: Rounds, v: number, legs: readonly number[]): Generator<Change> {
  const round = rounds[v] ?? [];
  for (const [k, i] of legs.entries()) {
    for (const j of legs.slice(k + 1)) {
      yield new Map([
        [v, [...round.slice(0, i), ...round.slice(i, j).reverse(), ...round.slice(j)]],
      ]);
    }
  }
}

/** Meetings that are looked at together. */
const together = 8;

function* changesAt(world: World, { rounds, lines, meetings }: Routed): Generator<Change> {
  for (const { vans, at } of meetings.slice(0, together)) {
    const [a, b] = vans;
    const legs = vans.map((v) => (lines[v] ? legsAt(lines[v], at) : []));
    if (a === b) yield* turned(rounds, a, legs[0] ?? []);
    else {
      for (const i of legs[0] ?? [])
        for (const j of legs[1] ?? []) yield* tailsExchanged(rounds, vans, i, j);
    }
    for (const [k, v] of (a === b ? [a] : vans).entries()) {
      const round = rounds[v] ?? [];
      for (const i of new Set((legs[k] ?? []).flatMap((leg) => [leg - 1, leg]))) {
        const id = round[i];
        if (id !== undefined) yield* moved(world, rounds, v, id);
      }
    }
  }
}

/** Minutes that rounds take by the tables, late ones among them; Infinity where one breaks a promise. */
function minutesOf(world: World, change: Iterable<readonly [number, readonly number[]]>): number {
  let total = 0;
  for (const [v, round] of change) {
    if (surplusOf(world, v, round) !== undefined) return Number.POSITIVE_INFINITY;
    const { working, late } = timetableOf(world, v, round);
    total += working + 10 * late;
  }
  return total;
}

/** How much longer one change may make all rounds together. */
const dearest = 0.02;

/**
 * Takes meetings out of a plan that no other ways could take out: stops beside them change rounds, or
 * rounds change their ends. A change is kept where fewer meetings are left and rounds take little longer.
 *
 * @param mostTries how many changes are looked at
 */
export function* untangle(
  world: World,
  start: Routed,
  mostTries: number,
): Generator<undefined, Routed> {
  let routed = start;
  let tries = 0;
  const seen = new Set<string>();
  const empty = (rounds: Rounds) => rounds.filter((round) => round.length === 0).length;
  for (let again = true; again && routed.meetings.length > 0; ) {
    again = false;
    const whole = minutesOf(world, routed.rounds.entries());
    const changes = [...changesAt(world, routed)].flatMap((change) => {
      const rounds = routed.rounds.map((round, v) => change.get(v) ?? round);
      const before = minutesOf(
        world,
        [...change.keys()].map((v) => [v, routed.rounds[v] ?? []] as const),
      );
      const extra = minutesOf(world, change) - before;
      const key = JSON.stringify(rounds);
      if (seen.has(key) || !(extra <= dearest * whole)) return [];
      return empty(rounds) > empty(routed.rounds) ? [] : [{ rounds, extra, key }];
    });
    changes.sort((p, q) => p.extra - q.extra);
    for (const { rounds, key } of changes) {
      if (tries >= mostTries) return routed;
      if (seen.has(key)) continue;
      seen.add(key);
      tries++;
      const next = yield* routeSequences(world, rounds, quick, routed);
      if (next.meetings.length >= routed.meetings.length) continue;
      routed = next;
      again = true;
      break;
    }
  }
  return routed;
}
