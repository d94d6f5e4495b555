import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import { type Frame, least } from './frame';

/** 2-opt* with one tail turned around: the stops up to v, backwards, follow u. */
export function createCrossTails(model: Model, tours: Tours, frame: Frame) {
  const { stops, factor, timed, symmetric } = model;
  const { next, prev, vehicleOf, extra, arc, startOf, endOf } = tours;
  const { gather, gathered, string, stretch, length, done } = frame;
  const { begin, walkBack, finish } = tours.trial;

  return (u: number, v: number): boolean => {
    if (!symmetric || timed) return false;
    const x = next[u];
    const y = next[v];
    const a = vehicleOf[u];
    const b = vehicleOf[v];
    const fa = factor[a];
    const fb = factor[b];
    const [startB, endA, endB] = [startOf(b), endOf(a), endOf(b)];
    const headA = length(startOf(a), u);
    const tailA = length(x, endA);
    const headB = length(startB, v);
    const tailB = length(y, endB);
    const oldCost = fa * (headA + arc(u, x) + tailA) + fb * (headB + arc(v, y) + tailB);
    const joint = arc(x > stops ? startB : x, y);
    let delta = fa * (headA + arc(u, v) + headB) + fb * (tailA + joint + tailB) - oldCost;
    delta -= extra[a] + extra[b];
    if (delta > -least) return false;
    const firstB = next[startB];
    const lastA = prev[endA];
    begin(u, a);
    walkBack(v, firstB);
    delta += finish(endA);
    if (delta > -least) return false;
    begin(startB, b);
    if (x <= stops) walkBack(lastA, x);
    delta += finish(y);
    if (delta > -least) return false;
    const tail = gathered(x <= stops ? gather(x, lastA) : 0);
    string(u, stretch, gather(firstB, v), true, endA);
    string(startB, tail, tail.length, true, y);
    return done(a, b);
  };
}
