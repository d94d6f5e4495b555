import { distanceToSegment } from '../../city/geometry/geometry';
import type { Sequences, Spot } from './day';
import type { Line } from './line';
import { type Routed, routeSequences } from './routed';
import { timetableOf } from './sequences/clock';
import { insertionsOf } from './sequences/insertion';
import { surplusOf } from './sequences/overrun';
import { quick } from './streets/negotiate';
import type { World } from './world';

/** In meters. */
const near = 0.6;

/** The legs that pass a spot; leg i leads to stop i. */
function legsAt({ spots, at }: Line, spot: Spot): number[] {
  const legs = new Set<number>();
  let leg = 0;
  for (let i = 0; i + 1 < spots.length; i++) {
    while (leg < at.length && i >= (at[leg] as number)) leg++;
    const away = distanceToSegment(spot, spots[i] as Spot, spots[i + 1] as Spot);
    if (away < near) legs.add(leg);
  }
  return [...legs];
}

type Change = ReadonlyMap<number, readonly number[]>;

/** Two routes exchange their tails after a meeting (2-opt*), also reversed. */
function* tailsExchanged(
  sequences: Sequences,
  [a, b]: readonly [number, number],
  i: number,
  j: number,
) {
  const [one, other] = [sequences[a] ?? [], sequences[b] ?? []];
  yield new Map([
    [a, [...one.slice(0, i), ...other.slice(j)]],
    [b, [...other.slice(0, j), ...one.slice(i)]],
  ]);
  yield new Map([
    [a, [...one.slice(0, i), ...other.slice(0, j).reverse()]],
    [b, [...one.slice(i).reverse(), ...other.slice(j)]],
  ]);
}

const placesTried = 4;

/** A stop beside a meeting, moved to one of its cheapest places. */
function* moved(world: World, sequences: Sequences, v: number, id: number): Generator<Change> {
  const without = sequences.map((sequence, i) =>
    i === v ? sequence.filter((each) => each !== id) : sequence,
  );
  const places = insertionsOf(world, without, id)
    .filter(({ overload, overtime }) => overload === 0 && overtime === 0)
    .sort((p, q) => p.extra - q.extra);
  for (const { van, at } of places.slice(0, placesTried)) {
    yield new Map([
      [v, without[v] ?? []],
      [van, (without[van] ?? []).toSpliced(at, 0, id)],
    ]);
  }
}

/** A part of a route reversed (2-opt). */
function* turned(sequences: Sequences, v: number, legs: readonly number[]): Generator<Change> {
  const sequence = sequences[v] ?? [];
  for (const [k, i] of legs.entries()) {
    for (const j of legs.slice(k + 1)) {
      yield new Map([
        [v, [...sequence.slice(0, i), ...sequence.slice(i, j).reverse(), ...sequence.slice(j)]],
      ]);
    }
  }
}

const together = 8;

function* changesAt(world: World, { sequences, lines, meetings }: Routed): Generator<Change> {
  for (const { vans, at } of meetings.slice(0, together)) {
    const [a, b] = vans;
    const legs = vans.map((v) => (lines[v] ? legsAt(lines[v], at) : []));
    if (a === b) yield* turned(sequences, a, legs[0] ?? []);
    else {
      for (const i of legs[0] ?? [])
        for (const j of legs[1] ?? []) yield* tailsExchanged(sequences, vans, i, j);
    }
    for (const [k, v] of (a === b ? [a] : vans).entries()) {
      const sequence = sequences[v] ?? [];
      for (const i of new Set((legs[k] ?? []).flatMap((leg) => [leg - 1, leg]))) {
        const id = sequence[i];
        if (id !== undefined) yield* moved(world, sequences, v, id);
      }
    }
  }
}

const keepsLocks = ({ day }: World, change: Change): boolean =>
  [...change.keys()].every((v) => !day.vans[v]?.locked);

/** Minutes that routes take by the tables, late ones among them; Infinity where one breaks a promise. */
function minutesOf(world: World, change: Iterable<readonly [number, readonly number[]]>): number {
  let total = 0;
  for (const [v, sequence] of change) {
    if (surplusOf(world, v, sequence) !== undefined) return Number.POSITIVE_INFINITY;
    const { working, late } = timetableOf(world, v, sequence);
    total += working + 10 * late;
  }
  return total;
}

/** The largest accepted increase in duration, as a share. */
const dearest = 0.02;

/** Removes meetings that rerouting left over by at most `mostTries` small changes of little cost. */
export function* untangle(
  world: World,
  start: Routed,
  mostTries: number,
): Generator<undefined, Routed> {
  let routed = start;
  let tries = 0;
  const seen = new Set<string>();
  const empty = (sequences: Sequences) =>
    sequences.filter((sequence) => sequence.length === 0).length;
  for (let again = true; again && routed.meetings.length > 0; ) {
    again = false;
    const whole = minutesOf(world, routed.sequences.entries());
    const changes = [...changesAt(world, routed)].flatMap((change) => {
      if (!keepsLocks(world, change)) return [];
      const sequences = routed.sequences.map((sequence, v) => change.get(v) ?? sequence);
      const before = minutesOf(
        world,
        [...change.keys()].map((v) => [v, routed.sequences[v] ?? []] as const),
      );
      const extra = minutesOf(world, change) - before;
      const key = JSON.stringify(sequences);
      if (seen.has(key) || !(extra <= dearest * whole)) return [];
      return empty(sequences) > empty(routed.sequences) ? [] : [{ sequences, extra, key }];
    });
    changes.sort((p, q) => p.extra - q.extra);
    for (const { sequences, key } of changes) {
      if (tries >= mostTries) return routed;
      if (seen.has(key)) continue;
      seen.add(key);
      tries++;
      const next = yield* routeSequences(world, sequences, quick, routed);
      if (next.meetings.length >= routed.meetings.length) continue;
      routed = next;
      again = true;
      break;
    }
  }
  return routed;
}
