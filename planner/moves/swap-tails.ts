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
    const p = prev[v] as number;
    const x = next[u] as number;
    const a = vehicleOf[u] as number;
    const b = vehicleOf[v] as number;
    const fa = factor[a] as number;
    const fb = factor[b] as number;
    const endA = endOf(a);
    const endB = endOf(b);
    const lastA = prev[endA] as number;
    const lastB = prev[endB] as number;
    const newA = arc(u, v) + length(v, endB);
    const newB = x > stops ? arc(p, endB) : arc(p, x) + length(x, endA);
    const oldA = (along[endA] as number) - (along[u] as number);
    const oldB = (along[endB] as number) - (along[p] as number);
    let delta = fa * (newA - oldA) + fb * (newB - oldB);
    delta -= (extra[a] as number) + (extra[b] as number);
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
