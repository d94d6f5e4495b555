import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import { type Frame, least } from './frame';

/** 2-opt*: two routes change their tails, so that v's follows u (Potvin and Rousseau 1995). */
export function createSwapTails(model: Model, tours: Tours, frame: Frame) {
  const { stops, factor } = model;
  const { next, prev, vehicleOf, along, extra, arc, link, endOf } = tours;
  const { length, done } = frame;
  const { begin, finish } = tours.trial;

  return (u: number, v: number): boolean => {
    const p = prev[v];
    const x = next[u];
    const a = vehicleOf[u];
    const b = vehicleOf[v];
    const fa = factor[a];
    const fb = factor[b];
    const endA = endOf(a);
    const endB = endOf(b);
    const lastA = prev[endA];
    const lastB = prev[endB];
    const newA = arc(u, v) + length(v, endB);
    const newB = x > stops ? arc(p, endB) : arc(p, x) + length(x, endA);
    const oldA = along[endA] - along[u];
    const oldB = along[endB] - along[p];
    let delta = fa * (newA - oldA) + fb * (newB - oldB);
    delta -= extra[a] + extra[b];
    if (delta > -least) return false;
    begin(u, a);
    delta += finish(v);
    if (delta > -least) return false;
    begin(p, b);
    delta += finish(x);
    if (delta > -least) return false;
    link(u, v);
    link(lastB, endA);
    if (x > stops) link(p, endB);
    else {
      link(p, x);
      link(lastA, endB);
    }
    return done(a, b);
  };
}
