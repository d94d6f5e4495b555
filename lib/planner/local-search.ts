import { shuffle } from '../city/random';
import type { Model } from './model';
import { createMoves } from './moves/moves';
import { createSwapStar } from './swap-star';
import { createTours, type Rounds } from './tours';
import type { Penalties } from './trial';

/**
 * Local search: makes rounds cheaper by moves of neighbors until none helps. The moves and the order
 * of their trial follow HGS-CVRP (Vidal 2022).
 */
export function createLocalSearch(model: Model, penalties: Penalties, random: () => number) {
  const { stops, vehicles, near, alike } = model;
  const tours = createTours(model, penalties);
  const { prev, vehicleOf, count, changed, startOf, lay, take } = tours;
  let moment = 0;
  const moves = createMoves(model, tours, () => moment);
  const swapStar = createSwapStar(model, tours, () => moment);
  /** When the neighbors of a stop were last tried. */
  const tried = new Int32Array(stops + 1);
  const order = Array.from({ length: stops }, (_, i) => i + 1);
  const pairTried = new Int32Array(vehicles * vehicles);

  const within = (u: number, v: number): boolean =>
    moves.relocate(u, v, 1, false) ||
    moves.relocate(u, v, 2, false) ||
    moves.relocate(u, v, 2, true) ||
    moves.relocate(u, v, 3, false) ||
    moves.relocate(u, v, 3, true) ||
    (u <= v && moves.swap(u, 1, v, 1)) ||
    moves.swap(u, 2, v, 1) ||
    (u <= v && moves.swap(u, 2, v, 2));

  const improves = (u: number, v: number): boolean => {
    if (within(u, v)) return true;
    const one = vehicleOf[u] === vehicleOf[v];
    if (one) return moves.twoOpt(u, v);
    return moves.swapTails(u, v) || moves.crossTails(u, v);
  };

  /** The moves that put u first in a round, behind its start. */
  const improvesBehindStart = (u: number, start: number): boolean =>
    start !== prev[u] &&
    (moves.relocate(u, start, 1, false) ||
      moves.relocate(u, start, 2, false) ||
      moves.relocate(u, start, 2, true) ||
      moves.relocate(u, start, 3, false) ||
      moves.relocate(u, start, 3, true) ||
      (vehicleOf[u] === vehicleOf[start] ? moves.twoOpt(start, u) : moves.swapTails(start, u)));

  const emptyRounds = (): number[] => {
    const empty: number[] = [];
    for (let v = 0; v < vehicles; v++) {
      if (count[v] !== 0) continue;
      empty.push(v);
      if (alike) break;
    }
    return empty;
  };

  /** Tries everything with a stop that has not been tried since something near it changed. */
  const improveStop = (u: number, pass: number): boolean => {
    const last = tried[u] as number;
    tried[u] = moment;
    let changedAny = false;
    for (const v of near[u] as Int32Array) {
      const since = Math.max(
        changed[vehicleOf[u] as number] as number,
        changed[vehicleOf[v] as number] as number,
      );
      if (since <= last && pass > 0) continue;
      let again = true;
      while (again) {
        again = improves(u, v);
        if (!again && (prev[v] as number) > stops)
          again = improvesBehindStart(u, prev[v] as number);
        if (again) {
          moment++;
          changedAny = true;
        }
      }
    }
    if (pass === 0) return changedAny;
    for (const v of emptyRounds()) {
      if (!improvesBehindStart(u, startOf(v))) continue;
      moment++;
      changedAny = true;
    }
    return changedAny;
  };

  const improvePairs = (): boolean => {
    let changedAny = false;
    for (let a = 0; a < vehicles; a++) {
      for (let b = a + 1; b < vehicles; b++) {
        const pair = a * vehicles + b;
        const since = Math.max(changed[a] as number, changed[b] as number);
        if (count[a] === 0 || count[b] === 0 || since <= (pairTried[pair] as number)) continue;
        pairTried[pair] = moment;
        if (!swapStar.exchange(a, b)) continue;
        moment++;
        changedAny = true;
      }
    }
    return changedAny;
  };

  /** Improves rounds; returns new ones, one for each vehicle. */
  return (rounds: Rounds): number[][] => {
    lay(rounds);
    moment = 1;
    tried.fill(0);
    pairTried.fill(-1);
    swapStar.forget();
    const turn = shuffle(order, random);
    let again = true;
    for (let pass = 0; again; pass++) {
      again = false;
      for (const u of turn) {
        if (improveStop(u, pass)) again = true;
      }
      if (pass === 0) again = true;
      else if (!again && vehicles > 1) again = improvePairs();
    }
    return take();
  };
}
