import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import { least } from './frame';

/**
 * SWAP*: a stop of one route and a stop of another change routes, and each goes where it fits best
 * rather than where the other stood (Vidal 2022). Only routes whose sectors around the depot overlap
 * are tried.
 */
export function createSwapStar(model: Model, tours: Tours, moment: () => number) {
  const { stops, vehicles, load, timed, skilled, counted } = model;
  const { next, prev, extra, weight, changed, startOf, trial } = tours;
  const { arc, link, refresh, overlap } = tours;
  /** The three cheapest places for a stop in a route, each behind a node, and when that was computed. */
  const best = {
    cost: new Float64Array(3 * vehicles * (stops + 1)),
    node: new Int32Array(3 * vehicles * (stops + 1)),
    moment: new Int32Array(vehicles * (stops + 1)),
  };
  const gain = new Float64Array(stops + 1);

  /** Finds the three best places of a stop in a route, unless they are known. */
  const findPlaces = (u: number, v: number): number => {
    const row = v * (stops + 1) + u;
    const at = 3 * row;
    if (best.moment[row] >= changed[v]) return at;
    best.moment[row] = moment();
    const { cost, node } = best;
    cost.fill(Number.POSITIVE_INFINITY, at, at + 3);
    const start = startOf(v);
    for (let p = start; p === start || p <= stops; p = next[p]) {
      const x = next[p];
      const more = arc(p, u) + arc(u, x) - arc(p, x);
      if (more >= cost[at + 2]) continue;
      let slot = at + 2;
      while (slot > at && more < cost[slot - 1]) {
        cost[slot] = cost[slot - 1];
        node[slot] = node[slot - 1];
        slot--;
      }
      cost[slot] = more;
      node[slot] = p;
    }
    return at;
  };

  let placedBehind = 0;
  /** The least that u costs in v's route once v has left it; sets `placedBehind`. */
  const cheapest = (u: number, v: number, route: number): number => {
    const at = findPlaces(u, route);
    const p = prev[v];
    const x = next[v];
    let cost = arc(p, u) + arc(u, x) - arc(p, x);
    placedBehind = p;
    for (let slot = at; slot < at + 3; slot++) {
      const node = best.node[slot];
      const each = best.cost[slot];
      if (each >= cost) break;
      if (node === v || next[node] === v) continue;
      cost = each;
      placedBehind = node;
      break;
    }
    return cost;
  };

  const { loadCost } = trial;

  /** What a route costs beyond its arcs with `out` gone and `into` behind a node. */
  const extraWith = (route: number, out: number, into: number, behind: number): number => {
    const start = startOf(route);
    trial.begin(start, route);
    for (let node = start; node === start || node <= stops; node = next[node]) {
      if (node <= stops && node !== out) trial.visit(node);
      if (node === behind) trial.visit(into);
    }
    return trial.finish(tours.endOf(route));
  };

  const leaves = (u: number) => {
    const p = prev[u];
    const x = next[u];
    return arc(p, x) - arc(p, u) - arc(u, x);
  };

  /** Forgets the places known, for a search that begins. */
  const forget = () => best.moment.fill(-1);

  /** Exchanges the best pair of stops of two routes; tells whether that helped. */
  const exchange = (a: number, b: number): boolean => {
    if (!overlap(a, b)) return false;
    let found = -least;
    let fromA = 0;
    let fromB = 0;
    let behindB = 0;
    let behindA = 0;
    const startA = startOf(a);
    const startB = startOf(b);
    for (let u = next[startA]; u <= stops; u = next[u]) {
      gain[u] = leaves(u);
      findPlaces(u, b);
    }
    for (let v = next[startB]; v <= stops; v = next[v]) {
      gain[v] = leaves(v);
      findPlaces(v, a);
    }
    const before = extra[a] + extra[b];
    const mostSaved = tours.bound(a, b);
    const floor = tours.floor(a, b);
    for (let u = next[startA]; u <= stops; u = next[u]) {
      for (let v = next[startB]; v <= stops; v = next[v]) {
        const gained = gain[u] + gain[v];
        if (gained - mostSaved >= found) continue;
        const shift = load[v] - load[u];
        const over = loadCost(a, weight[a] + shift) + loadCost(b, weight[b] - shift) - before;
        const bound = over + gained + floor;
        if (bound >= found) continue;
        let delta = bound + cheapest(u, v, b);
        const whereU = placedBehind;
        if (delta >= found) continue;
        delta += cheapest(v, u, a);
        const whereV = placedBehind;
        if (delta >= found) continue;
        if (timed || skilled || counted) {
          delta +=
            -floor +
            extraWith(a, u, v, whereV) -
            loadCost(a, weight[a] + shift) +
            extraWith(b, v, u, whereU) -
            loadCost(b, weight[b] - shift);
          if (delta >= found) continue;
        }
        found = delta;
        fromA = u;
        fromB = v;
        behindB = whereU;
        behindA = whereV;
      }
    }
    if (fromA === 0) return false;
    const unlink = (node: number) => link(prev[node], next[node]);
    const insert = (node: number, behind: number) => {
      const after = next[behind];
      link(behind, node);
      link(node, after);
    };
    unlink(fromA);
    unlink(fromB);
    insert(fromA, behindB);
    insert(fromB, behindA);
    refresh(a, moment() + 1);
    refresh(b, moment() + 1);
    return true;
  };

  return {
    forget,
    exchange,
    ...{ best, findPlaces, leaves, cheapest, extraWith },
    /** The node that `cheapest` last put a stop behind. */
    placed: () => placedBehind,
  };
}
