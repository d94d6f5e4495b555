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
    const p = prev[u];
    const x = next[z];
    const q = prev[v];
    const y = next[w];
    // Neighbors in one route change places by relocation.
    if (x === v || y === u) return false;
    const a = vehicleOf[u];
    const b = vehicleOf[v];
    const fa = factor[a];
    const fb = factor[b];
    let delta =
      fa * (arc(p, v) + arc(w, x) - arc(p, u) - arc(z, x)) +
      fb * (arc(q, u) + arc(z, y) - arc(q, v) - arc(w, y));
    if (fa !== fb) delta += (fb - fa) * (length(u, z) - length(v, w));
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
}
