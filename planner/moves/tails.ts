import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import { type Frame, least } from './frame';

/** Moves that change what follows a stop. */
export function createTails(model: Model, tours: Tours, frame: Frame) {
  const { stops, size, place, cost, timed, symmetric } = model;
  const { next, prev, vehicleOf, position, along, extra, arc, link, startOf, endOf } = tours;
  const { gather, gathered, string, stretch, turned, length, done, bound } = frame;
  const { begin, walkBack, finish } = tours.trial;

  /** 2-opt: of one route, the stretch behind u as far as v is driven the other way. */
  const twoOpt = (u: number, v: number): boolean => {
    if (position[u] >= position[v]) return false;
    const x = next[u];
    const y = next[v];
    if (x === v) return false;
    const a = vehicleOf[u];
    let delta = arc(u, v) + arc(x, y) - arc(u, x) - arc(v, y) + turned(x, v);
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

  /** 2-opt*: two routes change their tails, so that v's follows u (Potvin and Rousseau 1995). */
  const swapTails = (u: number, v: number): boolean => {
    const p = prev[v];
    const x = next[u];
    const a = vehicleOf[u];
    const b = vehicleOf[v];
    const endA = endOf(a);
    const endB = endOf(b);
    const lastA = prev[endA];
    const lastB = prev[endB];
    const newA = arc(u, v) + length(v, endB);
    const newB = x > stops ? arc(p, endB) : arc(p, x) + length(x, endA);
    const oldA = along[endA] - along[u];
    const oldB = along[endB] - along[p];
    let delta = newA - oldA + (newB - oldB);
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

  /** 2-opt* with one tail turned around: the stops up to v, backwards, follow u. */
  const crossTails = (u: number, v: number): boolean => {
    if (!symmetric || timed) return false;
    const x = next[u];
    const y = next[v];
    const a = vehicleOf[u];
    const b = vehicleOf[v];
    const [startB, endA, endB] = [startOf(b), endOf(a), endOf(b)];
    const headA = length(startOf(a), u);
    const tailA = length(x, endA);
    const headB = length(startB, v);
    const tailB = length(y, endB);
    const oldCost = headA + arc(u, x) + tailA + (headB + arc(v, y) + tailB);
    const joint = arc(x > stops ? startB : x, y);
    let delta = headA + arc(u, v) + headB + (tailA + joint + tailB) - oldCost;
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

  /** Tries to turn a stretch of one route, or to change the tails of two. */
  const tails = (u: number, v: number): boolean => {
    const x = next[u];
    const y = next[v];
    const a = vehicleOf[u];
    const b = vehicleOf[v];
    const fromU = place[u] * size;
    const uv = cost[fromU + v];
    const ux = cost[fromU + place[x]];
    if (a === b) {
      if (position[u] >= position[v]) return false;
      if (symmetric) {
        const toY = place[y];
        const backward = uv + cost[x * size + toY] - ux - cost[v * size + toY];
        if (backward >= bound(a, b)) return false;
      }
      return twoOpt(u, v);
    }
    const fromQ = place[prev[v]] * size;
    const swapped = uv - ux + cost[fromQ + place[x]] - cost[fromQ + v];
    const most = bound(a, b);
    if (swapped < most && swapTails(u, v)) return true;
    if (!symmetric || timed || u > stops) return false;
    const toY = place[y];
    const crossed = uv - ux + cost[(x > stops ? 0 : x) * size + toY] - cost[v * size + toY];
    return crossed < most && crossTails(u, v);
  };

  return { twoOpt, swapTails, crossTails, tails };
}
