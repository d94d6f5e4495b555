import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import { type Frame, least } from './frame';

/** Relocate and Or-opt: `count` stops from u on move behind v, turned around or not. */
export function createRelocate(model: Model, tours: Tours, frame: Frame) {
  const { factor, timed } = model;
  const { next, prev, vehicleOf, position, extra, arc, link } = tours;
  const { gather, string, stretch, turned, length, reachOf, done } = frame;
  const { begin, walk, walkBack, finish } = tours.trial;

  return (u: number, v: number, count: number, flip: boolean): boolean => {
    const z = reachOf(u, count, v);
    const p = prev[u];
    if (z === 0 || p === v) return false;
    const x = next[z];
    const y = next[v];
    const a = vehicleOf[u];
    const b = vehicleOf[v];
    const fa = factor[a];
    const fb = factor[b];
    const head = flip ? z : u;
    const tail = flip ? u : z;
    const given = arc(v, head) + arc(tail, y) - arc(v, y) + (flip ? turned(u, z) : 0);
    let delta = fa * (arc(p, x) - arc(p, u) - arc(z, x)) + fb * given;
    if (fa !== fb) delta += (fb - fa) * length(u, z);
    if (a !== b) {
      delta -= extra[a] + extra[b];
      if (delta > -least) return false;
      begin(p, a);
      delta += finish(x);
      if (delta > -least) return false;
      begin(v, b);
      if (flip) walkBack(z, u);
      else walk(u, z);
      delta += finish(y);
    } else if (timed) {
      delta -= extra[a];
      if (delta > -least) return false;
      if (position[v] > position[u]) {
        begin(p, a);
        walk(x, v);
        if (flip) walkBack(z, u);
        else walk(u, z);
        delta += finish(y);
      } else {
        begin(v, a);
        if (flip) walkBack(z, u);
        else walk(u, z);
        walk(y, p);
        delta += finish(x);
      }
    }
    if (delta > -least) return false;
    const moved = gather(u, z);
    link(p, x);
    string(v, stretch, moved, flip, y);
    return done(a, b);
  };
}
