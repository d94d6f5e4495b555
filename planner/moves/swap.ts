import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import { type Frame, least } from './frame';

/** Moves that change stops for others. */
export function createSwap(model: Model, tours: Tours, frame: Frame) {
  const { stops, size, place, cost, load, timed } = model;
  const { next, prev, vehicleOf, position, extra, arc, link } = tours;
  const { reachOf, done, bound, loads } = frame;
  const { begin, walk, finish } = tours.trial;

  /** `mine` stops from u on and `yours` from v on change places. */
  const swap = (u: number, mine: number, v: number, yours: number): boolean => {
    const z = reachOf(u, mine, v);
    const w = reachOf(v, yours, u);
    if (z === 0 || w === 0) return false;
    const p = prev[u];
    const x = next[z];
    const q = prev[v];
    const y = next[w];
    // Neighbors in one route change places by relocation.
    if (x === v || y === u) return false;
    const a = vehicleOf[u];
    const b = vehicleOf[v];
    let delta =
      arc(p, v) +
      arc(w, x) -
      arc(p, u) -
      arc(z, x) +
      (arc(q, u) + arc(z, y) - arc(q, v) - arc(w, y));
    if (a !== b) {
      delta -= extra[a] + extra[b];
      if (delta > -least) return false;
      begin(p, a);
      walk(v, w);
      delta += finish(x);
      if (delta > -least) return false;
      begin(q, b);
      walk(u, z);
      delta += finish(y);
    } else if (timed) {
      delta -= extra[a];
      if (delta > -least) return false;
      if (position[u] < position[v]) {
        begin(p, a);
        walk(v, w);
        walk(x, q);
        walk(u, z);
        delta += finish(y);
      } else {
        begin(q, a);
        walk(u, z);
        walk(y, p);
        walk(v, w);
        delta += finish(x);
      }
    }
    if (delta > -least) return false;
    link(p, v);
    link(w, x);
    link(q, u);
    link(z, y);
    return done(a, b);
  };

  /** Tries one or two stops from u on for one or two from v on. */
  const exchange = (u: number, v: number): boolean => {
    const x = next[u];
    const y = next[v];
    if (x === v || y === u) return false;
    const q = prev[v];
    const a = vehicleOf[u];
    const b = vehicleOf[v];
    const fromP = place[prev[u]] * size;
    const fromQ = place[q] * size;
    const fromU = u * size;
    const fromV = v * size;
    const toX = place[x];
    const toY = place[y];
    const ux = cost[fromU + toX];
    const vy = cost[fromV + toY];
    const ends =
      cost[fromP + v] - cost[fromP + u] + (cost[fromQ + u] - cost[fromQ + v]) - bound(a, b);
    let some = load[u] - load[v];
    if (u <= v) {
      const one = cost[fromV + toX] - ux + (cost[fromU + toY] - vy);
      if (ends + one < 0 && ends + one + loads(a, b, some) < 0 && swap(u, 1, v, 1)) return true;
    }
    if (x > stops) return false;
    const toX2 = place[next[x]];
    const xx2 = cost[x * size + toX2];
    const two = cost[fromV + toX2] - xx2 + (cost[x * size + toY] - vy);
    some += load[x];
    if (ends + two < 0 && ends + two + loads(a, b, some) < 0 && swap(u, 2, v, 1)) return true;
    if (u > v || y > stops) return false;
    const toY2 = place[next[y]];
    const both = cost[y * size + toX2] - xx2 + (cost[x * size + toY2] - cost[y * size + toY2]);
    some -= load[y];
    return ends + both < 0 && ends + both + loads(a, b, some) < 0 && swap(u, 2, v, 2);
  };

  return { swap, exchange };
}
