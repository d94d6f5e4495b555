import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import { type Frame, least } from './frame';

/** Swap: `mine` stops from u on and `yours` from v on change places. */
export function createSwap(model: Model, tours: Tours, frame: Frame) {
  const { factor, timed } = model;
  const { next, prev, vehicleOf, position, extra, arc, link } = tours;
  const { length, reachOf, done } = frame;
  const { begin, walk, finish } = tours.trial;

  return (u: number, mine: number, v: number, yours: number): boolean => {
    const z = reachOf(u, mine, v);
    const w = reachOf(v, yours, u);
    if (z === 0 || w === 0) return false;
    const p = prev[u] as number;
    const x = next[z] as number;
    const q = prev[v] as number;
    const y = next[w] as number;
    // Neighbors in one route change places by relocation.
    if (x === v || y === u) return false;
    const a = vehicleOf[u] as number;
    const b = vehicleOf[v] as number;
    const fa = factor[a] as number;
    const fb = factor[b] as number;
    let delta =
      fa * (arc(p, v) + arc(w, x) - arc(p, u) - arc(z, x)) +
      fb * (arc(q, u) + arc(z, y) - arc(q, v) - arc(w, y));
    if (fa !== fb) delta += (fb - fa) * (length(u, z) - length(v, w));
    if (a !== b) {
      delta -= (extra[a] as number) + (extra[b] as number);
      if (delta > -least) return false;
      begin(p, a);
      walk(v, w);
      delta += finish(x);
      if (delta > -least) return false;
      begin(q, b);
      walk(u, z);
      delta += finish(y);
    } else if (timed) {
      delta -= extra[a] as number;
      if (delta > -least) return false;
      if ((position[u] as number) < (position[v] as number)) {
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
}
