import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import { least } from './frame';
import type { createSwapStar } from './swap-star';

/**
 * Moves that decide which stops are served, where leaving one out has a price: a stop leaves its route,
 * one that was left out comes into a route, or takes the place of another there, wherever in that route
 * it costs least. PyVRP treats its optional clients so (Wouda, Lan and Kool 2024).
 */
export function createOptional(
  model: Model,
  tours: Tours,
  star: ReturnType<typeof createSwapStar>,
  moment: () => number,
) {
  const { stops, vehicles, load, price } = model;
  const { next, prev, vehicleOf, extra, weight, changed, startOf, link, refresh, trial } = tours;
  const { best, findPlaces, leaves, cheapest, extraWith, placed } = star;
  /** When a stop that is left out was last tried in the routes. */
  const tried = new Int32Array(stops + 1);

  const unlink = (u: number) => {
    link(prev[u], next[u]);
    vehicleOf[u] = -1;
    tried[u] = -1;
  };

  const leaveOut = (u: number): boolean => {
    const a = vehicleOf[u];
    const most = extra[a] - leaves(u);
    if (most <= price[u]) return false;
    trial.begin(prev[u], a);
    const delta = price[u] - most + trial.finish(next[u]);
    if (delta > -least) return false;
    unlink(u);
    refresh(a, moment() + 1);
    return true;
  };

  /** Puts a stop that is left out where it saves most, with another taken out or none. */
  const include = (u: number): boolean => {
    const since = tried[u];
    tried[u] = moment();
    let found = -least;
    let behind = 0;
    let out = 0;
    let to = -1;
    const attempt = (v: number, arcs: number, node: number, other: number) => {
      let delta = arcs - extra[v] - price[u];
      if (other > 0) delta += price[other];
      const more = load[u] - load[other];
      if (!(delta + trial.loadCost(v, weight[v] + more) < found)) return;
      delta += extraWith(v, other, u, node);
      if (delta >= found) return;
      found = delta;
      to = v;
      behind = node;
      out = other;
    };
    for (let v = 0; v < vehicles; v++) {
      if (changed[v] <= since) continue;
      const at = findPlaces(u, v);
      for (let slot = at; slot < at + 3; slot++) {
        attempt(v, best.cost[slot], best.node[slot], 0);
      }
      for (let w = next[startOf(v)]; w <= stops; w = next[w]) {
        const arcs = leaves(w) + cheapest(u, w, v);
        attempt(v, arcs, placed(), w);
      }
    }
    if (to < 0) return false;
    if (out > 0) unlink(out);
    const after = next[behind];
    link(behind, u);
    link(u, after);
    refresh(to, moment() + 1);
    return true;
  };

  return {
    /** Forgets what was tried, for a search that begins. */
    restart: () => tried.fill(-1),
    /** Serves a stop or leaves it out if that makes the plan cheaper; tells whether it did. */
    decide: (u: number): boolean => (vehicleOf[u] < 0 ? include(u) : leaveOut(u)),
  };
}
