import type { Model } from '../model/model';
import { createTours, type Routes } from '../model/tours';
import type { Penalties } from '../model/trial';
import { createMoves } from '../moves/moves';
import { createOptional } from '../moves/optional';
import { createSwapStar } from '../moves/swap-star';
import { shuffle } from '../random';
import { createMemory } from './memory';

/**
 * Local search: makes routes cheaper by moves of neighbors until none helps. The moves and the order
 * of their trial follow HGS-CVRP (Vidal 2022).
 */
export function createLocalSearch(model: Model, penalties: Penalties, random: () => number) {
  const { stops, vehicles, near, alike, optional } = model;
  const tours = createTours(model, penalties);
  const { prev, vehicleOf, count, changed, setRoutes, take } = tours;
  let moment = 0;
  const moves = createMoves(model, tours, () => moment);
  const swapStar = createSwapStar(model, tours, () => moment);
  const { decide, restart } = createOptional(model, tours, swapStar, () => moment);
  /** When the neighbors of a stop were last tried. */
  const tried = new Int32Array(stops + 1);
  const order = Array.from({ length: stops }, (_, i) => i + 1);
  const pairTried = new Int32Array(vehicles * vehicles);
  const { known, recall, keep } = createMemory(model, penalties);

  /** Whether two routes are as they were laid down, and no move between them helps. */
  const inVain = (a: number, b: number): boolean =>
    known[a * vehicles + b] === 1 && changed[a] === 0 && changed[b] === 0;

  /** Tries everything with a stop that has not been tried since something near it changed. */
  const improveStop = (u: number, pass: number): boolean => {
    const last = tried[u];
    tried[u] = moment;
    let changedAny = optional && decide(u);
    if (changedAny) moment++;
    if (vehicleOf[u] < 0) return changedAny;
    const row = near[u];
    for (let i = 0; i < row.length; i++) {
      const v = row[i];
      const a = vehicleOf[u];
      const b = vehicleOf[v];
      if (b < 0) continue;
      const since = Math.max(changed[a], changed[b]);
      if (pass > 0 ? since <= last : inVain(a, b)) continue;
      let again = true;
      while (again) {
        again = moves.pair(u, v);
        if (!again && prev[v] > stops) again = moves.first(u, vehicleOf[v]);
        if (again) {
          moment++;
          changedAny = true;
        }
      }
    }
    if (pass === 0) return changedAny;
    if (pass > 1 && changed[vehicleOf[u]] <= last) return changedAny;
    for (let v = 0; v < vehicles; v++) {
      if (count[v] > 0) continue;
      if (moves.first(u, v)) {
        moment++;
        changedAny = true;
      }
      if (alike) break;
    }
    return changedAny;
  };

  const improvePairs = (): boolean => {
    let changedAny = false;
    for (let a = 0; a < vehicles; a++) {
      for (let b = a + 1; b < vehicles; b++) {
        const pair = a * vehicles + b;
        const since = Math.max(changed[a], changed[b]);
        if (count[a] === 0 || count[b] === 0 || since <= pairTried[pair]) continue;
        pairTried[pair] = moment;
        if (inVain(a, b)) continue;
        if (!swapStar.exchange(a, b)) continue;
        moment++;
        changedAny = true;
      }
    }
    return changedAny;
  };

  /** Improves routes, by so many moves at most; returns new ones, one for each vehicle. */
  return (routes: Routes, most = Number.POSITIVE_INFINITY): number[][] => {
    setRoutes(routes);
    recall(routes);
    moment = 1;
    tried.fill(0);
    pairTried.fill(-1);
    swapStar.forget();
    restart();
    const turn = shuffle(order, random);
    let again = true;
    for (let pass = 0; again; pass++) {
      again = false;
      for (const u of turn) {
        if (moment > most) return take();
        if (improveStop(u, pass)) again = true;
      }
      if (pass === 0) again = true;
      else if (!again && vehicles > 1) again = improvePairs();
    }
    const found = take();
    keep(found);
    return found;
  };
}
