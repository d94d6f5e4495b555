import { mouthOf } from './dead-ends';
import type { Streets } from './streets';
import { createWayFinder, type FindWay, type Tolls, type Way } from './way-finder';

export interface Effort {
  /** How often legs that share a corner are routed again. */
  readonly attempts: number;
  /** Attempts without improvement before it gives up. */
  readonly patience: number;
  /** How often legs are shortened once they are disjoint. */
  readonly polish: number;
}

/** One attempt, for a plan that is wanted at once. */
export const quickPass: Effort = { attempts: 1, patience: 1, polish: 0 };
export const quick: Effort = { attempts: 16, patience: 6, polish: 0 };
export const thorough: Effort = { attempts: 120, patience: 30, polish: 2 };

/** Congestion prices in minutes: at first, growth factor, and what each shared corner adds. */
const firstPressure = 0.25;
const growth = 1.35;
const mostPressure = 40;
const lesson = 0.15;

const finders = new WeakMap<Streets, FindWay>();

function finderOf(streets: Streets): FindWay {
  const finder = finders.get(streets) ?? createWayFinder(streets);
  finders.set(streets, finder);
  return finder;
}

/** By van: the ways between the corners that it visits. */
export type Legs = readonly (readonly Way[])[];

class Account {
  readonly tolls: Tolls;

  constructor(private readonly streets: Streets) {
    const corners = streets.town.x.length;
    const [users, history] = [new Int32Array(corners), new Float64Array(corners)];
    this.tolls = { users, history, pressure: firstPressure };
  }

  /** Reserves the corners of stops. */
  hold(corners: readonly number[]): void {
    for (const [i, corner] of corners.entries()) {
      if (i === 0 || corner !== corners[i - 1]) this.count(corner, 1);
    }
  }

  /** Adds or removes a leg's corners between its ends. */
  use({ corners }: Way, by: 1 | -1): void {
    for (let i = 1; i < corners.length - 1; i++) this.count(corners[i] as number, by);
  }

  private count(corner: number, by: 1 | -1): void {
    const { users } = this.tolls;
    users[corner] = (users[corner] as number) + by;
  }

  isShared(corner: number): boolean {
    return (this.tolls.users[corner] as number) > 1 && this.streets.inYard[corner] === 0;
  }

  shares({ corners }: Way): boolean {
    for (let i = 1; i < corners.length - 1; i++) {
      if (this.isShared(corners[i] as number)) return true;
    }
    return false;
  }

  /** Counts shared corners and raises their price. */
  learn(): number {
    const { users, history } = this.tolls;
    let shared = 0;
    for (let corner = 0; corner < users.length; corner++) {
      if (!this.isShared(corner)) continue;
      const others = (users[corner] as number) - 1;
      shared += others;
      history[corner] = (history[corner] as number) + lesson * others;
    }
    return shared;
  }
}

/**
 * Routes legs so that no corner outside the yard is used twice (PathFinder, McMurchie and Ebeling 1995).
 * Yields every few searches; returns the legs that share least.
 *
 * @param visits by van: the corners it visits, with the depot
 * @param kept legs of unchanged routes, which give way last
 */
export function* negotiate(
  streets: Streets,
  visits: readonly (readonly number[])[],
  { attempts, patience, polish }: Effort,
  kept?: readonly (readonly Way[] | undefined)[],
): Generator<undefined, Legs> {
  const find = finderOf(streets);
  const account = new Account(streets);
  const mouths = visits.map((corners) => corners.map((corner) => mouthOf(streets, corner)));
  for (const corners of mouths) account.hold(corners);
  const legs: (Way | undefined)[][] = mouths.map((corners, v) =>
    corners.slice(1).map((_, leg) => kept?.[v]?.[leg]),
  );
  for (const way of legs.flat()) if (way) account.use(way, 1);

  let searches = 0;
  const lead = (v: number, leg: number, pressure: number): boolean => {
    const [from, to] = [mouths[v]?.[leg] as number, mouths[v]?.[leg + 1] as number];
    const old = legs[v]?.[leg];
    if (old) account.use(old, -1);
    account.tolls.pressure = pressure;
    const way = find(from, to, account.tolls) ?? old ?? find(from, to);
    if (!way) throw new Error('No way leads to a stop.');
    account.use(way, 1);
    (legs[v] as Way[])[leg] = way;
    searches++;
    return way !== old;
  };

  let best:
    | { readonly shared: number; readonly legs: Way[][]; readonly attempt: number }
    | undefined;
  let pressure = firstPressure;
  for (let attempt = 0; attempt < attempts; attempt++) {
    let led = 0;
    for (let turn = 0; turn < legs.length; turn++) {
      // Another van begins each attempt, so that none always gives way.
      const v = (turn + attempt) % legs.length;
      for (const [leg, way] of (legs[v] ?? []).entries()) {
        if (way && !account.shares(way)) continue;
        lead(v, leg, pressure);
        led++;
        if (searches % 8 === 0) yield;
      }
    }
    const shared = account.learn();
    if (!best || shared < best.shared) {
      best = { shared, legs: legs.map((ways) => ways.slice() as Way[]), attempt };
    }
    if (shared === 0 || led === 0 || attempt - best.attempt >= patience) break;
    pressure = Math.min(mostPressure, pressure * growth);
  }
  if (!best || best.shared > 0) return best?.legs ?? mouths.map(() => []);
  account.tolls.history.fill(0);
  for (let pass = 0; pass < polish; pass++) {
    for (const [v, ways] of legs.entries()) {
      for (const leg of ways.keys()) {
        lead(v, leg, Number.POSITIVE_INFINITY);
        if (searches % 8 === 0) yield;
      }
    }
  }
  return legs as Way[][];
}

/** The cheapest ways, whatever they share. */
export function shortestLegs(streets: Streets, visits: readonly (readonly number[])[]): Legs {
  const find = finderOf(streets);
  return visits.map((corners) =>
    corners.slice(1).map((to, i) => {
      const from = corners[i] as number;
      const way = find(mouthOf(streets, from), mouthOf(streets, to));
      if (!way) throw new Error('No way leads to a stop.');
      return way;
    }),
  );
}
