import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import { type Frame, least } from './frame';

/** 2-opt: of one route, the stretch behind u as far as v is driven the other way. */
export function createTwoOpt(model: Model, tours: Tours, frame: Frame) {
  const { factor, timed } = model;
  const { next, vehicleOf, position, extra, arc } = tours;
  const { gather, string, stretch, turned, done } = frame;
  const { begin, walkBack, finish } = tours.trial;

  return (u: number, v: number): boolean => {
    if (position[u] >= position[v]) return false;
    const x = next[u];
    const y = next[v];
    if (x === v) return false;
    const a = vehicleOf[u];
    let delta = factor[a] * (arc(u, v) + arc(x, y) - arc(u, x) - arc(v, y) + turned(x, v));
    if (timed) {
      delta -= extra[a];
      if (delta > -least) return false;
      begin(u, a);
      walkBack(v, x);
      delta += finish(y);
    }
    if (delta > -least) return false;
    string(u, stretch, gather(x, v), true, y);
    return done(a, a);
  };
}
