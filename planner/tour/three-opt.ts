import { least } from '../moves/frame';
import type { Arcs } from './arcs';
import type { ArrayTour } from './array-tour';

/** The longest stretch whose arcs are added up to learn what driving it the other way costs. */
const longestTurn = 50;

/**
 * Local search of one tour: sequential 3-opt with neighbor lists and a queue of the nodes whose arcs have
 * changed (Johnson and McGeoch 1997). Segment insertion, of any length, keeps all directions. The other
 * moves turn stretches around; where direction matters, short ones only.
 */
export function createThreeOpt({ n, arc, near, symmetric }: Arcs, tour: ArrayTour) {
  const { nodes, position, next, reverse } = tour;
  const queue = new Int32Array(n);
  const queued = new Uint8Array(n);
  let head = 0;
  let length = 0;

  const touch = (node: number) => {
    if (queued[node] === 1) return;
    queued[node] = 1;
    queue[(head + length++) % n] = node;
  };

  /** Replaces the arcs ab and cd by ac and bd: what lies between b and c is turned around (2-opt). */
  const exchange = (a: number, b: number, c: number, d: number) => {
    if (next(a) === b) reverse(b, c);
    else reverse(c, b);
    touch(a);
    touch(b);
    touch(c);
    touch(d);
  };

  /** How many arcs lead from a node on to another. */
  const steps = (from: number, to: number) => (position[to] - position[from] + n) % n;

  /** Swaps the stretches b to q and x to e of a tour that goes on with y to a. */
  const insert = (a: number, b: number, q: number, x: number, e: number, y: number) => {
    const rest = steps(y, a);
    // Any two of the three may be swapped: the longest stays where it is.
    if (!symmetric && (rest < steps(b, q) || rest < steps(x, e))) {
      insert(q, x, e, y, a, b);
      return;
    }
    exchange(a, b, e, y);
    exchange(a, e, x, q);
    exchange(e, q, b, y);
  };

  /** What a stretch costs more in the other direction. */
  const turned = (first: number, last: number): number => {
    if (symmetric) return 0;
    if (steps(first, last) > longestTurn) return Number.POSITIVE_INFINITY;
    let more = 0;
    for (let node = first; node !== last; node = next(node)) {
      more += arc(next(node), node) - arc(node, next(node));
    }
    return more;
  };

  /**
   * Makes the first move found that pays and replaces the arc from a to the node after it; returns what
   * it saves. With a step of -1 the tour is read backward.
   */
  const improve = (a: number, step: number): number => {
    const at = (node: number, by: number): number => {
      const i = position[node] + by;
      return nodes[i === n ? 0 : i < 0 ? n - 1 : i];
    };
    const b = at(a, step);
    /** How far behind b. */
    const behind = (node: number): number => {
      const far = (position[node] - position[b]) * step;
      return far < 0 ? far + n : far;
    };
    // A move is followed only while what it has saved so far is more than nothing (Lin and Kernighan 1973).
    for (const x of near[a]) {
      const one = arc(a, b) - arc(a, x);
      if (one <= least) break;
      if (x === b) continue;
      const reach = behind(x);
      const q = at(x, -step);
      const two = one + arc(q, x);
      for (const y of near[q]) {
        const three = two - arc(q, y);
        if (three <= least) break;
        const far = behind(y);
        if (far < reach) continue;
        const e = at(y, -step);
        const straight = far > reach ? three + arc(e, y) - arc(e, b) : 0;
        if (straight > least) {
          insert(a, b, q, x, e, y);
          return straight;
        }
        if (y === a) continue;
        const f = at(y, step);
        let gain = two - arc(y, q) + arc(y, f) - arc(b, f);
        if (gain > least) gain -= turned(b, q);
        if (gain > least) {
          exchange(a, b, y, f);
          exchange(a, y, x, q);
          return gain;
        }
      }
      const w = at(x, step);
      if (w === a) continue;
      const open = one + arc(x, w);
      let gain = open - arc(b, w);
      if (gain > least) gain -= turned(b, x);
      if (gain > least) {
        exchange(a, b, x, w);
        return gain;
      }
      for (const y of near[w]) {
        if (open - arc(w, y) <= least) break;
        const far = behind(y);
        if (far > reach + 1) {
          const e = at(y, -step);
          gain = open - arc(w, y) + arc(e, y) - arc(b, e);
          if (gain > least) gain -= turned(b, x) + turned(w, e);
          if (gain > least) {
            exchange(a, b, x, w);
            exchange(b, w, e, y);
            return gain;
          }
        } else if (far < reach) {
          const m = at(y, step);
          gain = open - arc(y, w) + arc(y, m) - arc(m, b);
          if (gain > least) gain -= turned(m, x);
          if (gain > least) {
            exchange(a, b, x, w);
            exchange(m, y, b, w);
            return gain;
          }
        }
      }
    }
    return 0;
  };

  /** Improves the tour around the nodes that were touched until no move helps; returns what that saved. */
  const settle = (): number => {
    let saved = 0;
    while (length > 0) {
      const node = queue[head];
      head = (head + 1) % n;
      length--;
      queued[node] = 0;
      for (let gain = 1; gain > 0; saved += gain) {
        gain = improve(node, 1) || (symmetric ? improve(node, -1) : 0);
      }
    }
    return saved;
  };

  return { touch, insert, settle };
}
