import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import { type Frame, least } from './frame';

/** Moves of up to three stops to another place. */
export function createRelocate(model: Model, tours: Tours, frame: Frame) {
  const { stops, size, place, cost, load, timed } = model;
  const { next, prev, vehicleOf, position, extra, arc, link } = tours;
  const { gather, string, stretch, turned, reachOf, done, bound, loads } = frame;
  const { begin, walk, walkBack, finish } = tours.trial;

  /** Relocate and Or-opt: `count` stops from u on move behind v, turned around or not. */
  const relocate = (u: number, v: number, count: number, flip: boolean): boolean => {
    const z = reachOf(u, count, v);
    const p = prev[u];
    if (z === 0 || p === v) return false;
    const x = next[z];
    const y = next[v];
    const a = vehicleOf[u];
    const b = vehicleOf[v];
    const head = flip ? z : u;
    const tail = flip ? u : z;
    const given = arc(v, head) + arc(tail, y) - arc(v, y) + (flip ? turned(u, z) : 0);
    let delta = arc(p, x) - arc(p, u) - arc(z, x) + given;
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

  /** Tries one, two and three stops from u on behind v, a stop or the start of a route. */
  const behind = (u: number, v: number): boolean => {
    const p = prev[u];
    if (p === v) return false;
    const x = next[u];
    const a = vehicleOf[u];
    const b = vehicleOf[v];
    const fromP = place[p] * size;
    const fromV = place[v] * size;
    const fromU = u * size;
    const toX = place[x];
    const toY = place[next[v]];
    const most = bound(a, b) + cost[fromP + u] + cost[fromV + toY];
    const ux = cost[fromU + toX];
    const vu = cost[fromV + u];
    const uy = cost[fromU + toY];
    const one = cost[fromP + toX] - ux + vu + uy;
    let some = load[u];
    if (one < most && one + loads(a, b, some) < most && relocate(u, v, 1, false)) return true;
    if (x > stops || x === v) return false;
    const x2 = next[x];
    const toX2 = place[x2];
    const fromX = x * size;
    const xx2 = cost[fromX + toX2];
    const xu = cost[fromX + u];
    const xy = cost[fromX + toY];
    const two = cost[fromP + toX2] - xx2 - ux;
    const ahead = two + vu + xy + ux;
    some += load[x];
    if (ahead < most && ahead + loads(a, b, some) < most && relocate(u, v, 2, false)) return true;
    const turned = two + cost[fromV + x] + uy + xu;
    if (turned < most && turned + loads(a, b, some) < most && relocate(u, v, 2, true)) return true;
    if (x2 > stops || x2 === v) return false;
    const toX3 = place[next[x2]];
    const fromX2 = x2 * size;
    const x2y = cost[fromX2 + toY];
    const three = cost[fromP + toX3] - cost[fromX2 + toX3] - xx2 - ux;
    const ahead3 = three + vu + x2y + (ux + xx2);
    some += load[x2];
    if (ahead3 < most && ahead3 + loads(a, b, some) < most && relocate(u, v, 3, false)) return true;
    const back = cost[fromX2 + x] + xu;
    const turned3 = three + cost[fromV + x2] + uy + back;
    return turned3 < most && turned3 + loads(a, b, some) < most && relocate(u, v, 3, true);
  };

  return { relocate, behind };
}
