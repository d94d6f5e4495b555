import type { Model } from '../model/model';
import type { Tours } from '../model/tours';

/** Gains below this are noise of the arithmetic. */
export const least = 1e-7;

/**
 * What every move of neighboring stops works with. `bound` and `loads` let only those moves through to
 * their full weighing whose arcs, and then loads, may pay, since a route cannot cost less than these
 * (Vidal 2022). Nearly all moves end there, so their arcs are read once and nothing is allocated.
 */
export function createFrame(model: Model, tours: Tours, moment: () => number) {
  const { stops, nodes, symmetric, even } = model;
  const { next, along, against, weight, link, refresh } = tours;
  const { loadCost } = tours.trial;
  const stretch = new Int32Array(nodes);

  return {
    /** Notes the stops from one to another; returns their number. */
    gather(first: number, last: number): number {
      let count = 0;
      for (let node = first; ; node = next[node]) {
        stretch[count++] = node;
        if (node === last) return count;
      }
    },

    /** The stops that were noted. */
    gathered: (count: number) => stretch.slice(0, count),

    /** Strings noted stops between two nodes, turned around or not. */
    string(before: number, row: Int32Array, count: number, flip: boolean, after: number) {
      let node = before;
      for (let i = 0; i < count; i++) {
        const following = row[flip ? count - 1 - i : i];
        link(node, following);
        node = following;
      }
      link(node, after);
    },

    stretch,

    /** What a stretch costs more when it is driven from its last stop to its first. */
    turned: (first: number, last: number): number =>
      symmetric ? 0 : against[last] - against[first] - (along[last] - along[first]),

    /** What the arcs from a stop to a later one of its route cost. */
    length: (first: number, last: number): number => along[last] - along[first],

    /** The last of a number of stops from one on; 0 where the route ends sooner or meets another stop. */
    reachOf(first: number, count: number, other: number): number {
      let node = first;
      for (let i = 1; i < count; i++) {
        node = next[node];
        if (node > stops || node === other) return 0;
      }
      return node;
    },

    /** Evaluates two changed routes anew, which may be one. */
    done(a: number, b: number): true {
      refresh(a, moment() + 1);
      if (b !== a) refresh(b, moment() + 1);
      return true;
    },

    /** What two routes, which may be one, can save at most beyond their arcs. */
    bound: (a: number, b: number): number => tours.bound(a, b) - least,

    /** What loads cost beyond an even share when some of one route's ride in another. */
    loads: (a: number, b: number, some: number): number => {
      if (a === b) return 0;
      const one = weight[a];
      const other = weight[b];
      const shared = 0.5 * even.load * (one + other) * (one + other);
      return loadCost(a, one - some) + loadCost(b, other + some) - shared;
    },
  };
}

export type Frame = ReturnType<typeof createFrame>;
