import type { Model } from './model';
import type { Tours } from './tours';

/** Gains below this are noise of the arithmetic. */
const least = 1e-7;

/**
 * The moves of local search on a stop u and a neighbor v. Each weighs itself, first by arcs alone (a
 * round cannot cost less than its arcs), and changes the rounds only where that makes them cheaper; it
 * tells whether it did.
 */
export function createMoves(model: Model, tours: Tours, moment: () => number) {
  const { stops, nodes, factor, timed, symmetric } = model;
  const { next, prev, vehicleOf, position, along, against, extra } = tours;
  const { arc, trial, link, refresh, startOf, endOf } = tours;
  const { begin, walk, walkBack, finish } = trial;
  const stretch = new Int32Array(nodes);

  const gather = (first: number, last: number): number => {
    let count = 0;
    for (let node = first; ; node = next[node] as number) {
      stretch[count++] = node;
      if (node === last) return count;
    }
  };

  /** Strings the gathered stops between two nodes, turned around or not. */
  const string = (before: number, count: number, flip: boolean, after: number) => {
    let node = before;
    for (let i = 0; i < count; i++) {
      const following = stretch[flip ? count - 1 - i : i] as number;
      link(node, following);
      node = following;
    }
    link(node, after);
  };

  /** What a stretch costs more when it is driven from its last stop to its first. */
  const turned = (first: number, last: number) =>
    symmetric
      ? 0
      : (against[last] as number) -
        (against[first] as number) -
        ((along[last] as number) - (along[first] as number));

  const length = (first: number, last: number) =>
    (along[last] as number) - (along[first] as number);

  /** The last of a number of stops from one on; 0 where the round ends sooner or meets another stop. */
  const reachOf = (first: number, count: number, other: number): number => {
    let node = first;
    for (let i = 1; i < count; i++) {
      node = next[node] as number;
      if (node > stops || node === other) return 0;
    }
    return node;
  };

  const done = (a: number, b: number): true => {
    refresh(a, moment() + 1);
    if (b !== a) refresh(b, moment() + 1);
    return true;
  };

  /** Relocate and Or-opt: `count` stops from u on move behind v, turned around or not. */
  const relocate = (u: number, v: number, count: number, flip: boolean): boolean => {
    const z = reachOf(u, count, v);
    const p = prev[u] as number;
    if (z === 0 || p === v) return false;
    const x = next[z] as number;
    const y = next[v] as number;
    const a = vehicleOf[u] as number;
    const b = vehicleOf[v] as number;
    const fa = factor[a] as number;
    const fb = factor[b] as number;
    const head = flip ? z : u;
    const tail = flip ? u : z;
    const given = arc(v, head) + arc(tail, y) - arc(v, y) + (flip ? turned(u, z) : 0);
    let delta = fa * (arc(p, x) - arc(p, u) - arc(z, x)) + fb * given;
    if (fa !== fb) delta += (fb - fa) * length(u, z);
    const move = () => (flip ? walkBack(z, u) : walk(u, z));
    if (a !== b) {
      delta -= (extra[a] as number) + (extra[b] as number);
      if (delta > -least) return false;
      begin(p, a);
      delta += finish(x);
      if (delta > -least) return false;
      begin(v, b);
      move();
      delta += finish(y);
    } else if (timed) {
      delta -= extra[a] as number;
      if (delta > -least) return false;
      if ((position[v] as number) > (position[u] as number)) {
        begin(p, a);
        walk(x, v);
        move();
        delta += finish(y);
      } else {
        begin(v, a);
        move();
        walk(y, p);
        delta += finish(x);
      }
    }
    if (delta > -least) return false;
    const moved = gather(u, z);
    link(p, x);
    string(v, moved, flip, y);
    return done(a, b);
  };

  /** Swap: `mine` stops from u on and `yours` from v on change places. */
  const swap = (u: number, mine: number, v: number, yours: number): boolean => {
    const z = reachOf(u, mine, v);
    const w = reachOf(v, yours, u);
    if (z === 0 || w === 0) return false;
    const p = prev[u] as number;
    const x = next[z] as number;
    const q = prev[v] as number;
    const y = next[w] as number;
    // Neighbors in one round change places by relocation.
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

  /** 2-opt: of one round, the stretch behind u as far as v is driven the other way. */
  const twoOpt = (u: number, v: number): boolean => {
    if ((position[u] as number) >= (position[v] as number)) return false;
    const x = next[u] as number;
    const y = next[v] as number;
    if (x === v) return false;
    const a = vehicleOf[u] as number;
    let delta =
      (factor[a] as number) * (arc(u, v) + arc(x, y) - arc(u, x) - arc(v, y) + turned(x, v));
    if (timed) {
      delta -= extra[a] as number;
      if (delta > -least) return false;
      begin(u, a);
      walkBack(v, x);
      delta += finish(y);
    }
    if (delta > -least) return false;
    string(u, gather(x, v), true, y);
    return done(a, a);
  };

  /** 2-opt*: two rounds change their tails, so that v's follows u (Potvin and Rousseau 1995). */
  const swapTails = (u: number, v: number): boolean => {
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

  /** 2-opt* with one tail turned around: the stops up to v, backwards, follow u. */
  const crossTails = (u: number, v: number): boolean => {
    if (!symmetric || timed) return false;
    const x = next[u] as number;
    const y = next[v] as number;
    const a = vehicleOf[u] as number;
    const b = vehicleOf[v] as number;
    const fa = factor[a] as number;
    const fb = factor[b] as number;
    const [startB, endA, endB] = [startOf(b), endOf(a), endOf(b)];
    const headA = length(startOf(a), u);
    const tailA = length(x, endA);
    const headB = length(startB, v);
    const tailB = length(y, endB);
    const oldCost = fa * (headA + arc(u, x) + tailA) + fb * (headB + arc(v, y) + tailB);
    const joint = arc(x > stops ? startB : x, y);
    let delta = fa * (headA + arc(u, v) + headB) + fb * (tailA + joint + tailB) - oldCost;
    delta -= (extra[a] as number) + (extra[b] as number);
    if (delta > -least) return false;
    const firstB = next[startB] as number;
    const lastA = prev[endA] as number;
    begin(u, a);
    walkBack(v, firstB);
    delta += finish(endA);
    if (delta > -least) return false;
    begin(startB, b);
    if (x <= stops) walkBack(lastA, x);
    delta += finish(y);
    if (delta > -least) return false;
    let count = x <= stops ? gather(x, lastA) : 0;
    const tail = stretch.slice(0, count);
    count = gather(firstB, v);
    string(u, count, true, endA);
    stretch.set(tail);
    string(startB, tail.length, true, y);
    return done(a, b);
  };

  return { relocate, swap, twoOpt, swapTails, crossTails };
}
